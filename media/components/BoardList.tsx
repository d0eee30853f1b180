import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useDispatch, useTranslate } from '../context';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { useVirtualList } from '../hooks/useVirtualList';
import { documentCells } from '../model/selectors';
import type { DocumentState, State } from '../model/state';
import { listStep } from '../model/listStep';
import { BoardItem } from './BoardItem';

/** Pixels of an item along the list. */
const ITEM_HEIGHT = 88;
const ITEM_WIDTH = 84;

/** A strip above the board where there is no room beside it; style.css has the same bound. */
const STRIP = '(max-width: 599px)';

interface BoardListProps {
  readonly state: State;
  readonly document: DocumentState;
}

/** Every board of the file. The focus stays on the list; the selected board is its active descendant. */
export function BoardList({ state, document }: BoardListProps): VNode {
  const t = useTranslate();
  const dispatch = useDispatch();
  const scroller = useRef<HTMLDivElement>(null);
  const horizontal = useMediaQuery(STRIP);
  const size = horizontal ? ITEM_WIDTH : ITEM_HEIGHT;
  const { selected, scrollRequests } = state;
  const count = document.caseCount;
  const virtualizer = useVirtualList({ count, size, horizontal, scroll: state.list.scroll, scroller });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const { isScrolling } = virtualizer;

  useEffect(() => {
    const scroll = virtualizer.scrollOffset ?? 0;
    dispatch({ type: 'scrolled', list: { first, count: items.length, scroll } });
  }, [dispatch, virtualizer, first, items.length, isScrolling]);

  useLayoutEffect(() => {
    if (scrollRequests > 0) virtualizer.scrollToIndex(selected, { align: 'auto' });
  }, [virtualizer, scrollRequests, selected, horizontal]);

  const page = Math.max(
    1,
    Math.floor((virtualizer.scrollRect?.[horizontal ? 'width' : 'height'] ?? 0) / size),
  );
  const length = `${virtualizer.getTotalSize()}px`;
  return (
    <div
      ref={scroller}
      class="board-list"
      role="listbox"
      tabIndex={0}
      aria-label={t('Boards')}
      aria-orientation={horizontal ? 'horizontal' : 'vertical'}
      aria-activedescendant={items.some(({ index }) => index === selected) ? `board-${selected}` : undefined}
      onWheel={(event) => {
        if (horizontal) event.currentTarget.scrollLeft += event.deltaY;
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const next = listStep(event.key, selected, count, page);
        if (next === undefined) return;
        event.preventDefault();
        dispatch({ type: 'choose', case: next });
      }}
    >
      <div class="board-list-canvas" style={horizontal ? { width: length } : { height: length }}>
        {items.map(({ index, start }) => (
          <BoardItem
            key={index}
            id={`board-${index}`}
            index={index}
            total={count}
            cells={documentCells(state, index)}
            known={state.known.get(index)}
            marked={state.marks.cases.get(index)}
            selected={index === selected}
            start={start}
            size={size}
            horizontal={horizontal}
          />
        ))}
      </div>
    </div>
  );
}
