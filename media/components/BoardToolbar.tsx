import type { VNode } from 'preact';
import { useDispatch, useTranslate } from '../context';
import type { UserEvent } from '../model/events';
import { faultsOf } from '../model/selectors';
import type { State } from '../model/state';
import { CopyButton } from './CopyButton';
import { IconButton } from './IconButton';

/** What can be done with the selected board. */
export function BoardToolbar({ state }: { readonly state: State }): VNode {
  const t = useTranslate();
  const dispatch = useDispatch();
  const { selected, focused } = state;
  const readOnly = state.document?.readOnly ?? true;
  const answered = state.known.get(selected)?.answer !== null && faultsOf(state, selected).count === 0;
  const press = (event: UserEvent) => () => {
    dispatch(event);
  };
  const change = (kind: 'add' | 'duplicate' | 'shuffle' | 'delete'): (() => void) =>
    press({ type: 'change', edit: { kind, case: selected } });
  return (
    <div class="board-toolbar" role="group" aria-label={t('Board actions')}>
      <IconButton icon="add" label={t('Add a random board')} disabled={readOnly} onPress={change('add')} />
      <IconButton icon="duplicate" label={t('Duplicate')} disabled={readOnly} onPress={change('duplicate')} />
      <IconButton icon="shuffle" label={t('Shuffle')} disabled={readOnly} onPress={change('shuffle')} />
      <IconButton icon="delete" label={t('Delete')} disabled={readOnly} onPress={change('delete')} />
      <span class="separator" />
      <CopyButton
        icon="copyBoard"
        label={t('Copy board')}
        onPress={press({ type: 'ask', message: { type: 'copyBoard', case: selected } })}
      />
      <CopyButton
        icon="copyAnswer"
        label={t('Copy answer')}
        disabled={!answered}
        onPress={press({ type: 'ask', message: { type: 'copyAnswer', case: selected } })}
      />
      <span class="separator" />
      <IconButton
        icon="undo"
        label={t('Undo')}
        disabled={readOnly}
        onPress={press({ type: 'ask', message: { type: 'undo' } })}
      />
      <IconButton
        icon="redo"
        label={t('Redo')}
        disabled={readOnly}
        onPress={press({ type: 'ask', message: { type: 'redo' } })}
      />
      <span class="separator" />
      <IconButton
        icon={focused ? 'panes' : 'focus'}
        label={focused ? t('Show the list and the facts') : t('Show the board only')}
        onPress={press({ type: 'focus' })}
      />
    </div>
  );
}
