import type * as vscode from 'vscode';
import { type Answer, lookUpAnswer } from '../../core/problems/rotation/answer';
import type { RotationInput } from '../../core/problems/rotation/input';
import { LineIndex } from '../../core/text/lineIndex';
import type { TableService } from './tables';

/** What is known of one version of a document, or of a solved part of it. */
export class Analysis {
  private index: LineIndex | undefined;

  constructor(
    readonly uri: vscode.Uri,
    readonly version: number,
    /** The document up to where `input` ends. */
    readonly text: string,
    readonly input: RotationInput,
    private readonly tables: TableService,
  ) {}

  get lines(): LineIndex {
    return (this.index ??= new LineIndex(this.text));
  }

  /** The answer of a case; undefined where it has none or the tables are not built yet. */
  answer(index: number): Answer | undefined {
    const board = this.input.cases[index];
    const tables = this.tables.ready;
    return board?.solvable && tables ? lookUpAnswer(tables.words, board.board) : undefined;
  }
}
