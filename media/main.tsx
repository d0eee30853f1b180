import { render } from 'preact';
import { translator } from '../src/core/text/translate';
import { App } from './components/App';
import { parseBundle } from './parseBundle';
import { Store } from './store';

const api = acquireVsCodeApi();
const store = new Store(api);
const app = document.getElementById('app');
if (app) {
  const t = translator(parseBundle(document.getElementById('l10n')?.textContent));
  render(<App store={store} t={t} />, app);
  window.addEventListener('message', (event) => {
    store.receive(event.data);
  });
  api.postMessage({ type: 'ready' });
}
