import type { FrameLocator, Locator } from 'playwright-core';

/** A board editor on the screen, and where a person finds things in it. The texts are those of an English window. */
export class BoardView {
  constructor(readonly frame: FrameLocator) {}

  /** The selected board, large. */
  get large(): Locator {
    return this.frame.locator('.board');
  }

  /** The list of all boards. */
  get list(): Locator {
    return this.frame.getByRole('listbox');
  }

  /** The line under the board that says what is special about it. */
  get note(): Locator {
    return this.frame.locator('.note');
  }

  /** The step of the answer that the board shows: its letter, or a dot for the start. */
  get currentStep(): Locator {
    return this.frame.locator('.step-button[aria-current=step]');
  }

  /** A board in the list, by its number from 1. */
  item(number: number): Locator {
    return this.list.locator(`#board-${number - 1}`);
  }

  /** A cell of the large board, from 0. */
  cell(index: number): Locator {
    return this.large.locator(`[data-control="${index}"]`);
  }

  arrow(letter: string): Locator {
    return this.large.getByRole('button', { name: new RegExp(`^Turn ${letter}\\b`) });
  }

  button(name: string): Locator {
    return this.frame.getByRole('button', { name, exact: true });
  }

  /** Waits until the large board shows these 24 symbols, with a question mark for one that is not valid. */
  async showing(cells: string): Promise<void> {
    await this.large.filter({ hasText: cells }).waitFor();
  }

  /** Waits until a board, by its number from 1, is the selected one. */
  async selecting(number: number): Promise<void> {
    await this.item(number).and(this.frame.locator('[aria-selected=true]')).waitFor();
    await this.frame.locator(`.board[aria-label$=" ${number.toLocaleString('en')}"]`).waitFor();
  }

  /** Waits until the document has every edit and the answer of the selected board is that of the document. */
  async settled(): Promise<void> {
    await this.frame.locator('.player-track:not(.stale) .step').first().waitFor();
  }

  /** Waits until the board shows a step of its answer, by the number of moves made. */
  async atStep(moves: number): Promise<void> {
    await this.frame.locator(`.step:nth-child(${moves + 1}) [aria-current=step]`).waitFor();
  }
}
