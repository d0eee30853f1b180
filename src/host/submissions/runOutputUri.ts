import * as vscode from 'vscode';
import { integer, isBoolean, isString, record } from '../../core/guards';
import { fileName } from '../addresses';

export const RUN_OUTPUT_SCHEME = 'rotation-run';

/** Which output of a submission a document shows. */
export interface RunOutputPlace {
  readonly source: string;
  readonly input: string;
  /** The case of the input that was run alone; undefined for the output of the whole input. */
  readonly board?: number;
  /** Shown is what the judge expects in place of the output. */
  readonly expected?: boolean;
}

const isPlace = record<RunOutputPlace>(
  { source: isString, input: isString, board: integer(0), expected: isBoolean },
  ['board', 'expected'],
);

/** The address of what a submission printed on an input, or on one of its boards; its name tells both files. */
export function runOutputUri(source: vscode.Uri, input: vscode.Uri, board?: number): vscode.Uri {
  const place: RunOutputPlace = {
    source: source.toString(),
    input: input.toString(),
    ...(board === undefined ? {} : { board }),
  };
  const stem = fileName(input).replace(/\.rot$/i, '');
  const suffix = board === undefined ? '' : `-${board + 1}`;
  return vscode.Uri.from({
    scheme: RUN_OUTPUT_SCHEME,
    path: `/${stem}${suffix}.${fileName(source)}.out`,
    query: JSON.stringify(place),
  });
}

/** The address of what the judge expects in place of an output of `runOutputUri`, of the boards that were run. */
export function expectedUri(output: vscode.Uri): vscode.Uri {
  return output.with({ query: JSON.stringify({ ...runOutputPlace(output), expected: true }) });
}

/** What an address that `runOutputUri` or `expectedUri` made is of; undefined for any other. */
export function runOutputPlace({ scheme, query }: vscode.Uri): RunOutputPlace | undefined {
  if (scheme !== RUN_OUTPUT_SCHEME) return undefined;
  try {
    const place: unknown = JSON.parse(query);
    return isPlace(place) ? place : undefined;
  } catch {
    return undefined;
  }
}
