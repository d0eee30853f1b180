import type { OutputCheck } from '../../core/judge/caseResult';
import type { Profile } from '../../core/judge/profile';
import { LineIndex } from '../../core/text/lineIndex';
import type { Analysis } from './analysis';
import type { OutputPair } from './outputPairs';

/** What one version of an output comes to. */
export class CheckedOutput {
  private index: LineIndex | undefined;

  constructor(
    readonly pair: OutputPair,
    /** Version of the output's document. */
    readonly version: number,
    /** The output, which the spans of `check` are of. */
    readonly text: string,
    /** The analysis of the input. */
    readonly input: Analysis,
    readonly profile: Profile,
    readonly check: OutputCheck,
  ) {}

  get lines(): LineIndex {
    return (this.index ??= new LineIndex(this.text));
  }
}
