import type * as vscode from 'vscode';
import { boardFailures } from '../../core/judge/boardOutcomes';
import type { CheckedOutput } from '../analysis/checkedOutput';
import type { OutputPairs } from '../analysis/outputPairs';
import { failures } from '../describeCheck';
import { runOutputUri } from '../submissions/runOutputUri';
import { type Judged, isToldOf } from '../submissions/submissions';
import type { BoardMark } from './boardMark';

/** The marks of outputs on the boards of their input. */
export function outputMarks(all: readonly CheckedOutput[]): BoardMark[] {
  return all.flatMap((checked) =>
    failures(checked.check).map((result): BoardMark => {
      const { case: index, verdict } = result;
      return { kind: 'output', case: index, verdict, version: checked.input.version, checked, result };
    }),
  );
}

/** The marks of submissions on the boards of an input, without those that the check of a shown output makes. */
export function submissionMarks(
  submissions: Iterable<Judged>,
  pairs: OutputPairs,
  uri: vscode.Uri,
): BoardMark[] {
  const isTold = isToldOf(uri);
  return [...submissions].flatMap((judged) => {
    const isShown = pairs.of(runOutputUri(judged.source, uri)) !== undefined;
    return judged.inputs.filter(isTold).flatMap((input) =>
      boardFailures(input.result)
        .filter(({ result, alone }) => !(isShown && result && !alone))
        .map((failure): BoardMark => {
          const index = input.input.cases?.[failure.case] ?? failure.case;
          return { kind: 'submission', case: index, verdict: failure.verdict, judged, input, failure };
        }),
    );
  });
}
