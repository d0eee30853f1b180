import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, FrameLocator, Locator, Page } from 'playwright-core';
import { OPEN_FILE, STARTED_FILE } from '../host/companion';
import type { WorkbenchServer } from '../host/startServer';
import { temporaryFolder } from '../host/temporaryFolder';
import { workbenchAddress } from '../host/workbenchAddress';
import { inProject } from '../paths';
import { themes, type Theme } from './themes';
import { waitForFile } from './waitForFile';
import { Workspace, type Settings } from './workspace';

const START_TIMEOUT_MS = 60_000;
const WINDOW = { width: 1280, height: 800 };

export interface WorkbenchOptions {
  /** The files of the workspace: relative path to content. */
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  /** The file to show at the start, in its default editor. */
  readonly open?: string;
  readonly settings?: Settings;
  readonly theme?: Theme;
  /** Device pixels per pixel: 2 for pictures to be shown, 1 by default. */
  readonly scale?: number;
}

/** A window of VS Code in a browser page of its own, as a person uses it: by keys, clicks and what is on the screen. */
export class Workbench {
  private constructor(
    readonly page: Page,
    readonly workspace: Workspace,
  ) {}

  /** Opens a window on a new workspace and waits until all extensions are registered. */
  static async open(
    browser: Browser,
    server: WorkbenchServer,
    options: WorkbenchOptions,
  ): Promise<Workbench> {
    const workspace = await Workspace.create(options.files);
    const started = join(temporaryFolder('started'), 'started');
    await workspace.change({
      'workbench.colorTheme': themes[options.theme ?? 'light'].setting,
      'files.exclude': { '**/.vscode': true },
      ...options.settings,
      ...(options.open === undefined ? {} : { [OPEN_FILE]: workspace.path(options.open) }),
      [STARTED_FILE]: started,
    });
    const page = await browser.newPage({ viewport: WINDOW, deviceScaleFactor: options.scale ?? 1 });
    await page.goto(workbenchAddress(server.authority, { folder: workspace.folder }));
    await waitForFile(started, START_TIMEOUT_MS);
    return new Workbench(page, workspace);
  }

  /** Runs a command by its full title in the window's language, such as `Rotation: Solve`, from the command palette. */
  async runCommand(title: string): Promise<void> {
    await this.quickInput.waitFor({ state: 'hidden' });
    await this.page.keyboard.press('F1');
    await this.pick(`>${title}`, title);
  }

  /** Opens a file of the workspace from the list of files, in the editor that showed it last or else its default one. */
  async openFile(name: string): Promise<void> {
    await this.quickInput.waitFor({ state: 'hidden' });
    await this.page.keyboard.press('ControlOrMeta+P');
    await this.pick(name, name);
    await this.tab(name).waitFor();
  }

  /** Shows the active file in the text editor. */
  async reopenAsText(): Promise<void> {
    await this.runCommand('View: Reopen Editor with Text Editor');
    await this.lines.first().waitFor();
  }

  /** The tab of the active editor of a file. */
  tab(name: string): Locator {
    return this.page.locator('.tab.active', { hasText: name });
  }

  /** The visible lines of text editors. */
  get lines(): Locator {
    return this.page.locator('.editor-instance .view-line');
  }

  /** The visible code lenses. */
  get lenses(): Locator {
    return this.page.locator('.codelens-decoration');
  }

  /** The notifications on the screen. */
  get notifications(): Locator {
    return this.page.locator('.notifications-toasts .notification-list-item-message');
  }

  /**
   * The document inside a board editor that is on the screen.
   * @param index counts the board editors in the order in which they were opened
   */
  board(index = 0): FrameLocator {
    // A webview's content lies in a frame of its own inside the frame that VS Code makes for it.
    return this.webviews.nth(index).contentFrame().frameLocator('iframe#active-frame');
  }

  /** Changes the colour theme and waits until the window and the board editors on the screen have it. */
  async setTheme(theme: Theme): Promise<void> {
    const { setting, workbench, webview } = themes[theme];
    await this.workspace.change({ 'workbench.colorTheme': setting });
    await this.page.locator(`.monaco-workbench.${workbench}`).waitFor();
    for (let index = 0; index < (await this.webviews.count()); index += 1) {
      await this.board(index).locator(`body.${webview}`).waitFor();
    }
  }

  /** Writes a picture of the window to `out/screenshots`. */
  async screenshot(name: string): Promise<void> {
    await this.page.screenshot({ path: inProject('out', 'screenshots', `${name}.png`) });
  }

  /** Closes the window and deletes its workspace. */
  async close(): Promise<void> {
    await this.page.close();
    await rm(this.workspace.folder, { recursive: true, force: true });
  }

  private get webviews(): Locator {
    return this.page.locator('iframe.webview.ready:visible');
  }

  /** While it closes it takes no text, and a key that opens it may be lost. */
  private get quickInput(): Locator {
    return this.page.locator('.quick-input-widget');
  }

  private async pick(typed: string, label: string): Promise<void> {
    const input = this.quickInput.locator('input[type=text]');
    await input.fill(typed);
    // An item's name goes on with its folder, its key binding or its group.
    const name = new RegExp(`^${label.replace(/[^\w\s]/g, '\\$&')}(,|$)`);
    await this.page.locator('.quick-input-list').getByRole('option', { name }).first().click();
  }
}
