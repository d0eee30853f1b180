// Shows the extension on the samples: in the desktop VS Code, or with --browser or without one in a browser.
import { join } from 'node:path';
import { copySamples } from './copySamples';
import { errorText } from './errorText';
import { OPEN_FILE } from './host/companion';
import { findDesktopCode, openInDesktopCode } from './host/desktopCode';
import { installHost } from './host/installHost';
import { packageExtension } from './host/packageExtension';
import { startServer } from './host/startServer';
import { openBrowser } from './openBrowser';
import { inProject, root } from './paths';

async function start(): Promise<void> {
  const samples = await copySamples();
  const sample = join(samples, 'uva1343.rot');
  const code = process.argv.includes('--browser') ? undefined : await findDesktopCode();
  if (code !== undefined && (await openInDesktopCode(code, root, [samples, sample]))) {
    console.log(`VS Code shows ${sample} with the extension.`);
    return;
  }
  const installation = await installHost(console.log);
  const server = await startServer(installation, {
    logFile: inProject('out', 'logs', 'start.log'),
    vsix: await packageExtension(),
    folder: samples,
    settings: { [OPEN_FILE]: sample },
  });
  const address = `http://${server.authority}/`;
  console.log(`\nRotation runs in VS Code at\n\n    ${address}\n`);
  console.log(`Open it in a browser on this machine. It shows copies of the samples, in ${samples}.`);
  console.log('Ctrl+C ends it.');
  openBrowser(address);
  await server.ended;
  throw new Error('The VS Code server ended; its log is out/logs/start.log.');
}

start().catch((error: unknown) => {
  console.error(errorText(error));
  process.exit(1);
});
