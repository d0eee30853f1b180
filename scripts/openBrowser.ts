import { spawn } from 'node:child_process';
import { hasDisplay } from './host/desktopCode';

/** Shows an address in the desktop's browser, if there is one and the variable BROWSER is not `none`. */
export function openBrowser(address: string): void {
  if (!hasDisplay() || process.env['BROWSER'] === 'none') {
    return;
  }
  const child = spawn(process.platform === 'darwin' ? 'open' : 'xdg-open', [address], {
    stdio: 'ignore',
    detached: true,
  });
  // Without such a program the printed address has to do.
  child.once('error', () => undefined);
  child.unref();
}
