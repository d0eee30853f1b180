import { type Guard, integer, isString, oneOf, record, variants } from '../core/guards';
import { type EditIntent, type FromWebview, LONGEST_ATTEMPT } from './messages';

type Message<Type extends FromWebview['type']> = Extract<FromWebview, { type: Type }>;
type Intent<Kind extends EditIntent['kind']> = Extract<EditIntent, { kind: Kind }>;

/** A word that the board editor sends is one that it plays, and one letter more. */
const LONGEST_WORD = LONGEST_ATTEMPT + 1;

const isIndex = integer(0);

const isWord: Guard<string> = (value): value is string =>
  isString(value) && value.length <= LONGEST_WORD && /^[A-H]*$/.test(value);

const isEditIntent = variants<EditIntent, 'kind'>('kind', {
  turn: record<Intent<'turn'>>({ kind: oneOf('turn'), case: isIndex, word: isWord }),
  set: record<Intent<'set'>>({
    kind: oneOf('set'),
    case: isIndex,
    cell: integer(0, 23),
    symbol: oneOf(1, 2, 3),
  }),
  add: record<Intent<'add'>>({ kind: oneOf('add'), case: integer(-1) }),
  duplicate: record<Intent<'duplicate'>>({ kind: oneOf('duplicate'), case: isIndex }),
  shuffle: record<Intent<'shuffle'>>({ kind: oneOf('shuffle'), case: isIndex }),
  delete: record<Intent<'delete'>>({ kind: oneOf('delete'), case: isIndex }),
});

const isFromWebview = variants<FromWebview, 'type'>('type', {
  ready: record<Message<'ready'>>({ type: oneOf('ready') }),
  view: record<Message<'view'>>({ type: oneOf('view'), first: isIndex, count: isIndex }),
  select: record<Message<'select'>>({ type: oneOf('select'), case: isIndex }),
  edit: record<Message<'edit'>>({ type: oneOf('edit'), version: integer(0), edit: isEditIntent }),
  undo: record<Message<'undo'>>({ type: oneOf('undo') }),
  redo: record<Message<'redo'>>({ type: oneOf('redo') }),
  solve: record<Message<'solve'>>({ type: oneOf('solve') }),
  openText: record<Message<'openText'>>({ type: oneOf('openText') }),
  openMark: record<Message<'openMark'>>({ type: oneOf('openMark'), case: isIndex, source: isString }),
  nextMark: record<Message<'nextMark'>>({ type: oneOf('nextMark'), case: isIndex }),
  reveal: record<Message<'reveal'>>({ type: oneOf('reveal'), offset: isIndex }),
  copyAnswer: record<Message<'copyAnswer'>>({ type: oneOf('copyAnswer'), case: isIndex }),
  copyBoard: record<Message<'copyBoard'>>({ type: oneOf('copyBoard'), case: isIndex }),
});

/** The message that a webview sent, or undefined where it is none of ours. */
export function parseFromWebview(value: unknown): FromWebview | undefined {
  return isFromWebview(value) ? value : undefined;
}
