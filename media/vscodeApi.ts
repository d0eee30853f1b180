import type { FromWebview } from '../src/protocol/messages';

/** What VS Code gives a webview's page. */
export interface VsCodeApi {
  postMessage(message: FromWebview): void;
  getState(): unknown;
  setState(state: unknown): void;
}

declare global {
  /** May be called once in the life of a page. */
  function acquireVsCodeApi(): VsCodeApi;
}
