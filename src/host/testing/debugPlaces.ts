import * as vscode from 'vscode';

/** What a debug session has for itself. */
export interface DebugPlace {
  /** For what is made to debug. */
  readonly folder: vscode.Uri;
  /** From 1 on; no other session has it. */
  readonly number: number;
}

/** A place for each of the debug sessions that go on at once. Nothing is deleted, as a session may be restarted. */
export class DebugPlaces {
  private readonly taken = new Set<number>();

  /** @param root the folder of the places */
  constructor(private readonly root: vscode.Uri) {}

  /** Does work with a place of its own. */
  async use<T>(work: (place: DebugPlace) => Promise<T>): Promise<T> {
    let number = 1;
    while (this.taken.has(number)) number++;
    this.taken.add(number);
    try {
      return await work({ folder: vscode.Uri.joinPath(this.root, `debug-${number}`), number });
    } finally {
      this.taken.delete(number);
    }
  }
}
