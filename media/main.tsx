import { render } from 'preact';
import { translator } from '../src/core/text/translate';
import { readBundle } from './bundle';
import { App } from './components/App';
import { Store } from './store';

const api = acquireVsCodeApi();
const store = new Store(api);
const app = document.getElementById('app');
if (app) {
  render(<App store={store} t={translator(readBundle(document.getElementById('l10n')))} />, app);
  window.addEventListener('message', (event) => {
    store.receive(event.data);
  });
  api.postMessage({ type: 'ready' });
}
