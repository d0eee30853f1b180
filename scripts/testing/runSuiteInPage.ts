import { createWriteStream } from 'node:fs';
import { format } from 'node:util';
import type { Page } from 'playwright-core';
import { errorText } from '../errorText';
import { parseSuiteMessage } from './suiteOutput';
import type { SuiteResult } from './suiteResult';

const WATCHDOG_MINUTES = 10;

export interface SuitePage {
  readonly page: Page;
  /** Shows VS Code with the extension and the tests. */
  readonly address: string;
  /** Settles if the server ends. */
  readonly serverEnded: Promise<void>;
  /** Receives what reaches the window's console and is not the suite's output. */
  readonly logFile: string;
}

/**
 * Runs a suite inside the VS Code of a page and prints its output.
 * @throws if the suite does not come to its end within ten minutes, or the page or the server goes before
 */
export async function runSuiteInPage(suite: SuitePage): Promise<SuiteResult> {
  const { page, logFile } = suite;
  const log = createWriteStream(logFile);
  let result: SuiteResult | undefined;
  // VS Code calls `codeAutomationLog` and `codeAutomationExit` of a window that was opened to run tests.
  await page.exposeFunction('codeAutomationLog', (_type: string, args: unknown[]) => {
    const message = parseSuiteMessage(format(...args));
    switch (message.kind) {
      case 'line':
        console.log(message.text);
        break;
      case 'result':
        result = message.result;
        break;
      case 'other':
        log.write(`${message.text}\n`);
    }
  });
  try {
    await runToExit(suite);
    if (result === undefined) {
      throw new Error('VS Code did not run the tests to their end.');
    }
    return result;
  } catch (error) {
    throw new Error(`${errorText(error)} See ${logFile}.`, { cause: error });
  } finally {
    log.end();
  }
}

async function runToExit({ page, address, serverEnded }: SuitePage): Promise<void> {
  let watchdog: NodeJS.Timeout | undefined;
  let exit = (): void => undefined;
  await page.exposeFunction('codeAutomationExit', () => {
    exit();
  });
  const ended = new Promise<void>((resolve, reject) => {
    exit = resolve;
    watchdog = setTimeout(() => {
      reject(new Error(`The tests did not end within ${WATCHDOG_MINUTES} minutes.`));
    }, WATCHDOG_MINUTES * 60_000);
    page.once('crash', () => {
      reject(new Error('The browser page crashed.'));
    });
    void serverEnded.then(() => {
      reject(new Error('The VS Code server ended.'));
    });
  });
  try {
    await Promise.all([page.goto(address), ended]);
  } finally {
    clearTimeout(watchdog);
  }
}
