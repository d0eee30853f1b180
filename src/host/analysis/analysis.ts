import type * as vscode from 'vscode';
import { type Answer, lookUpAnswer } from '../../core/problems/rotation/answer';
import type { InputFault } from '../../core/problems/rotation/faults';
import type { RotationInput } from '../../core/problems/rotation/input';
import { LineIndex } from '../../core/text/lineIndex';
import type { Span } from '../../core/text/span';
import { faultsIn, reachOf } from './faultReach';
import type { TableService } from './tables';

/** What an analysis of a document depends on. */
export interface Edition {
  readonly version: number;
  readonly encoding: string;
}

/** What is known of one version of a document, or of a solved part of it. */
export class Analysis implements Edition {
  readonly version: number;
  readonly encoding: string;
  private index: LineIndex | undefined;
  private reach: Float64Array | undefined;

  constructor(
    readonly uri: vscode.Uri,
    { version, encoding }: Edition,
    /** The document up to where `input` ends. */
    readonly text: string,
    readonly input: RotationInput,
    private readonly tables: TableService,
  ) {
    this.version = version;
    this.encoding = encoding;
  }

  get lines(): LineIndex {
    return (this.index ??= new LineIndex(this.text));
  }

  /** The answer of a case; undefined where it has none or the tables are not built yet. */
  answer(index: number): Answer | undefined {
    const board = this.input.cases[index];
    const tables = this.tables.ready;
    return board?.solvable && tables ? lookUpAnswer(tables.words, board.board) : undefined;
  }

  /** The faults that touch a span. */
  faultsIn(span: Span): InputFault[] {
    const { faults } = this.input;
    return faultsIn(faults, (this.reach ??= reachOf(faults)), span);
  }

  /** The faults that belong to a case. */
  faultsOf(index: number): InputFault[] {
    const board = this.input.cases[index];
    return board ? this.faultsIn(board.span).filter((fault) => fault.case === index) : [];
  }
}
