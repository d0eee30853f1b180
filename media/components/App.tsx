import type { VNode } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Translate } from '../../src/core/text/translate';
import { DispatchContext, TranslateContext } from '../context';
import { usePlayback } from '../hooks/usePlayback';
import { useShortcuts } from '../hooks/useShortcuts';
import type { Store } from '../store';
import { Announcements } from './Announcements';
import { BoardList } from './BoardList';
import { BoardPane } from './BoardPane';
import { EmptyDocument } from './EmptyDocument';
import { FactsPane } from './FactsPane';
import { FaultList } from './FaultList';
import { Header } from './Header';
import { Player } from './Player';

interface AppProps {
  readonly store: Store;
  readonly t: Translate;
}

/** The whole board editor; nothing before the first snapshot, which comes within a moment. */
export function App({ store, t }: AppProps): VNode | null {
  const [state, setState] = useState(store.state);
  useLayoutEffect(() => {
    store.subscribe(setState);
    setState(store.state);
  }, [store]);
  usePlayback(state, store.dispatch);
  useShortcuts(store.dispatch);
  const { document, focused } = state;
  if (!document) return null;
  return (
    <TranslateContext.Provider value={t}>
      <DispatchContext.Provider value={store.dispatch}>
        <div class={focused ? 'editor focused' : 'editor'}>
          <Header state={state} document={document} />
          {document.fileFaults.count > 0 && (
            <section class="file-faults" aria-label={t('Faults of the file')}>
              <FaultList label={t('Faults of the file')} faults={document.fileFaults} />
            </section>
          )}
          {document.caseCount === 0 ? (
            <main class="panes">
              <EmptyDocument readOnly={document.readOnly} />
            </main>
          ) : (
            <>
              <main class="panes">
                {!focused && <BoardList state={state} document={document} />}
                <div class="middle">
                  <BoardPane state={state} />
                  {!focused && <FactsPane state={state} />}
                </div>
              </main>
              <Player state={state} />
            </>
          )}
          <Announcements state={state} />
        </div>
      </DispatchContext.Provider>
    </TranslateContext.Provider>
  );
}
