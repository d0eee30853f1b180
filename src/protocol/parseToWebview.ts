import type { FaultCode } from '../core/problems/rotation/faults';
import type { Severity } from '../core/text/severity';
import { VERDICTS, type Verdict } from '../core/judge/verdict';
import {
  type Guard,
  arrayOf,
  integer,
  isBoolean,
  isString,
  nullable,
  oneOf,
  record,
  variants,
} from '../core/guards';
import type {
  AnswerView,
  AttemptView,
  CaseView,
  DetailView,
  FaultView,
  FaultsView,
  KeptCells,
  MarkView,
  MarkedCase,
  StepView,
  ToWebview,
} from './messages';

type Message<Type extends ToWebview['type']> = Extract<ToWebview, { type: Type }>;

const isIndex = integer(0);
const isCell = integer(0, 23);

/** A record, so that the compiler asks for every code. */
const FAULT_CODES: Readonly<Record<FaultCode, true>> = {
  'foreign-symbol': true,
  'not-a-number': true,
  'uneven-counts': true,
  'truncated-board': true,
  'missing-terminator': true,
  'text-after-terminator': true,
  'byte-order-mark': true,
  'more-than-30-boards': true,
};

const isFaultCode: Guard<FaultCode> = (value): value is FaultCode =>
  isString(value) && Object.hasOwn(FAULT_CODES, value);

const isSeverity: Guard<Severity> = oneOf('error', 'warning', 'information');

const isFault = record<FaultView>(
  {
    code: isFaultCode,
    severity: isSeverity,
    message: isString,
    cell: isCell,
    offset: isIndex,
  },
  ['cell'],
);

const isFaults = record<FaultsView>({ count: isIndex, first: arrayOf(isFault) });

const isMoves: Guard<string> = (value): value is string => isString(value) && /^[A-H]*$/.test(value);

const isCells: Guard<string> = (value): value is string =>
  isString(value) && value.length % 24 === 0 && /^[.123]*$/.test(value);

const isKept = record<KeptCells>({ version: isIndex, start: isIndex, end: isIndex });

const isAnswer = record<AnswerView>({ word: isMoves, centre: oneOf(1, 2, 3) });

const isCase = record<CaseView>({ answer: nullable(isAnswer), faults: isFaults });

const isDistances: Guard<StepView['distances']> = (value): value is StepView['distances'] =>
  arrayOf(isIndex)(value) && value.length === 3;

const isStep = record<StepView>({ distances: isDistances, firstMoves: isMoves, optimalWords: isIndex });

const isDetail = record<DetailView>({
  answer: isAnswer,
  steps: arrayOf(isStep),
  exact: record<DetailView['exact']>({ iterations: isIndex, bound: isIndex, nodes: isIndex }),
  centre: record<DetailView['centre']>({ nodes: isIndex, complete: isBoolean }),
});

const isAttempt = record<AttemptView>({
  source: isString,
  word: isMoves,
  step: isIndex,
  fault: nullable(isIndex),
  steps: arrayOf(isStep),
});

const isVerdict: Guard<Verdict> = oneOf(...VERDICTS);

const isMark = record<MarkView>({
  source: isString,
  name: isString,
  verdict: isVerdict,
  summary: isString,
  message: isString,
});

const isMarkedCase = record<MarkedCase>({
  case: isIndex,
  verdict: isVerdict,
  count: isIndex,
  first: arrayOf(isMark),
});

const isToWebview = variants<ToWebview, 'type'>('type', {
  document: record<Message<'document'>>(
    {
      type: oneOf('document'),
      version: isIndex,
      name: isString,
      readOnly: isBoolean,
      cells: isCells,
      kept: isKept,
      faults: isFaults,
      faultCount: isIndex,
    },
    ['kept'],
  ),
  answers: record<Message<'answers'>>({
    type: oneOf('answers'),
    version: isIndex,
    first: isIndex,
    cases: arrayOf(isCase),
  }),
  detail: record<Message<'detail'>>({
    type: oneOf('detail'),
    version: isIndex,
    case: isIndex,
    detail: nullable(isDetail),
    faults: isFaults,
  }),
  marks: record<Message<'marks'>>({
    type: oneOf('marks'),
    version: isIndex,
    count: isIndex,
    cases: arrayOf(isMarkedCase),
  }),
  select: record<Message<'select'>>(
    { type: oneOf('select'), case: isIndex, play: isBoolean, attempt: isAttempt },
    ['attempt'],
  ),
});

/** The message that the extension sent, or undefined where it is none of ours. */
export function parseToWebview(value: unknown): ToWebview | undefined {
  return isToWebview(value) ? value : undefined;
}
