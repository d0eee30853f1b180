import type { Letter } from '../../src/core/problems/rotation/moves';
import type { EditIntent, FromWebview, ToWebview } from '../../src/protocol/messages';
import type { ListView } from './state';

/** What the user does. */
export type UserEvent =
  | { readonly type: 'choose'; readonly case: number }
  /** Shows the board after so many letters of its answer. */
  | { readonly type: 'step'; readonly to: number }
  /** Goes so many steps on, or back. */
  | { readonly type: 'stepBy'; readonly steps: number }
  | { readonly type: 'playPause' }
  /** Plays the answer again, and no longer the word of an output. */
  | { readonly type: 'showAnswer' }
  /** The time for the player's next step has come. */
  | { readonly type: 'tick' }
  | { readonly type: 'faster' }
  | { readonly type: 'focus' }
  | { readonly type: 'scrolled'; readonly list: ListView }
  /** Turns the board as it is shown. */
  | { readonly type: 'turn'; readonly letter: Letter }
  | { readonly type: 'change'; readonly edit: Exclude<EditIntent, { kind: 'turn' }> }
  | {
      readonly type: 'ask';
      readonly message: Exclude<FromWebview, { type: 'ready' | 'view' | 'select' | 'edit' }>;
    };

/** Everything that changes the state. */
export type BoardEvent = ToWebview | UserEvent;

export type Dispatch = (event: UserEvent) => void;
