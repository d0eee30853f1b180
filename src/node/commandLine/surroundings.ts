import type { Translate } from '../../core/text/translate';
import type { Output } from './output';

/** What a command writes to, and its language. */
export interface Surroundings {
  readonly out: Output;
  readonly err: Output;
  readonly t: Translate;
}
