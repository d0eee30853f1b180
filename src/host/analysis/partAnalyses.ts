import type * as vscode from 'vscode';
import { type RotationInput, readInputInSlices } from '../../core/problems/rotation/input';
import type { Sliced } from '../../core/search/slices';
import { blankCommentLeaders } from '../../core/text/commentLeaders';
import type { Span } from '../../core/text/span';
import { Analysis } from './analysis';
import { runInSlices } from './runInSlices';
import type { TableService } from './tables';

interface Entry {
  readonly version: number;
  readonly reading: Promise<readonly Analysis[] | undefined>;
}

/** A solved part of a text: the text up to its end, with comment leaders blanked out, and what was read in it. */
interface Part {
  readonly text: string;
  readonly input: RotationInput;
}

/** The analyses of solved parts of documents that are no judge inputs as a whole. */
export class PartAnalyses {
  private readonly entries = new WeakMap<readonly Span[], Entry>();

  constructor(private readonly tables: TableService) {}

  /** An analysis for each of the spans; undefined where the document was edited before they were read. */
  of(document: vscode.TextDocument, spans: readonly Span[]): Promise<readonly Analysis[] | undefined> {
    const known = this.entries.get(spans);
    if (known?.version === document.version) return known.reading;
    const entry = { version: document.version, reading: this.read(document, spans) };
    this.entries.set(spans, entry);
    return entry.reading;
  }

  private async read(
    document: vscode.TextDocument,
    spans: readonly Span[],
  ): Promise<readonly Analysis[] | undefined> {
    const { uri, version, encoding } = document;
    const parts = await runInSlices(readParts(document.getText(), spans), () => document.version !== version);
    return parts?.map(
      ({ text, input }) => new Analysis(uri, { version, encoding }, text, input, this.tables),
    );
  }
}

function* readParts(text: string, spans: readonly Span[]): Sliced<Part[]> {
  const parts: Part[] = [];
  for (const { start, end } of spans) {
    const part = blankCommentLeaders(text.slice(start, end));
    const input = yield* readInputInSlices(part, { offset: start, terminator: 'optional' });
    parts.push({ text: text.slice(0, start) + part, input });
  }
  return parts;
}
