import type { VNode } from 'preact';
import { useDispatch, useTranslate } from '../context';
import { useNumber } from '../hooks/useNumber';
import type { DocumentState, State } from '../model/state';
import { Icon } from './Icon';

interface HeaderProps {
  readonly state: State;
  readonly document: DocumentState;
}

/** The file's name, what is in it, and the ways out. */
export function Header({ document, state }: HeaderProps): VNode {
  const t = useTranslate();
  const dispatch = useDispatch();
  const number = useNumber();
  const { name, caseCount, faultCount, readOnly } = document;
  const boards = caseCount === 1 ? t('1 board') : t('{0} boards', number(caseCount));
  const faults = faultCount === 1 ? t('1 fault') : t('{0} faults', number(faultCount));
  const failed = state.marks.count;
  const failures = failed === 1 ? t('1 board failed') : t('{0} boards failed', number(failed));
  return (
    <header class="header">
      <div class="file">
        <h1 class="file-name">{name}</h1>
        <p class="file-summary">
          <span>{boards}</span>
          {faultCount > 0 && <span class="fault-count">{faults}</span>}
          {failed > 0 && (
            <span class="failed-count">
              <button
                type="button"
                class="link"
                title={t('Go to the next board that an output or a submission fails on')}
                onClick={() => {
                  dispatch({ type: 'ask', message: { type: 'nextMark', case: state.selected } });
                }}
              >
                {failures}
              </button>
            </span>
          )}
          {readOnly && <span class="badge">{t('Read-only')}</span>}
        </p>
      </div>
      <button
        type="button"
        class="button secondary"
        onClick={() => {
          dispatch({ type: 'ask', message: { type: 'openText' } });
        }}
      >
        <Icon name="text" />
        {t('Open as Text')}
      </button>
      <button
        type="button"
        class="button"
        disabled={caseCount === 0}
        onClick={() => {
          dispatch({ type: 'ask', message: { type: 'solve' } });
        }}
      >
        {t('Solve')}
      </button>
    </header>
  );
}
