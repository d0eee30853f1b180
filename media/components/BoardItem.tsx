import type { VNode } from 'preact';
import type { MarkedCase } from '../../src/protocol/messages';
import { useDispatch, useTranslate } from '../context';
import { useNumber } from '../hooks/useNumber';
import type { KnownCase } from '../model/state';
import { AnswerText } from './AnswerText';
import { BoardItemMark } from './BoardItemMark';
import { Icon } from './Icon';
import { MoveCount } from './MoveCount';
import { Thumbnail } from './Thumbnail';

interface BoardItemProps {
  readonly id: string;
  readonly index: number;
  readonly total: number;
  readonly cells: string;
  readonly known: KnownCase | undefined;
  readonly marked: MarkedCase | undefined;
  readonly selected: boolean;
  /** Pixels from the list's start, and whether the list runs from left to right. */
  readonly start: number;
  readonly size: number;
  readonly horizontal: boolean;
}

/** A board in the list: its picture, its number, and its answer or what is wrong with it. */
export function BoardItem(props: BoardItemProps): VNode {
  const { id, index, total, cells, known, marked, selected, start, size, horizontal } = props;
  const t = useTranslate();
  const dispatch = useDispatch();
  const number = useNumber();
  const answer = known?.answer;
  const fault = known?.faults.first[0];
  return (
    <div
      id={id}
      role="option"
      class="board-item"
      aria-selected={selected}
      aria-posinset={index + 1}
      aria-setsize={total}
      style={
        horizontal
          ? { transform: `translateX(${start}px)`, width: `${size}px` }
          : { transform: `translateY(${start}px)`, height: `${size}px` }
      }
      onClick={() => {
        dispatch({ type: 'choose', case: index });
      }}
    >
      <Thumbnail cells={cells} />
      <div class="board-item-text">
        <div class="board-item-name">
          {fault && <Icon name={fault.severity} />}
          {t('Board {0}', number(index + 1))}
          {marked && <BoardItemMark marked={marked} />}
        </div>
        {fault && (
          <>
            <div class={`board-item-fault ${fault.severity}`} title={fault.message}>
              {fault.message}
            </div>
            {/* The keyboard's way is the button beside the selected board's faults. */}
            <div
              class="board-item-link"
              onClick={() => {
                dispatch({ type: 'ask', message: { type: 'reveal', offset: fault.offset } });
              }}
            >
              {t('Go to text')}
            </div>
          </>
        )}
        {!fault && answer && (
          <div class={known.fresh ? 'board-item-answer' : 'board-item-answer stale'}>
            <AnswerText answer={answer} />
            <div class="board-item-moves">
              <MoveCount count={answer.word.length} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
