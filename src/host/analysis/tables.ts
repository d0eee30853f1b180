import { type DistanceTable, buildDistances } from '../../core/problems/rotation/distances';
import { type WordTable, buildWords } from '../../core/problems/rotation/words';
import type { Sliced } from '../../core/search/slices';
import { runInSlices } from './runInSlices';

/** What answers come from. */
export interface Tables {
  readonly distances: DistanceTable;
  readonly words: WordTable;
}

/** Builds the tables once, at first need. */
export class TableService {
  private loaded: Tables | undefined;
  private loading: Promise<Tables> | undefined;

  /** The tables, once they are built. */
  get ready(): Tables | undefined {
    return this.loaded;
  }

  load(): Promise<Tables> {
    return (this.loading ??= this.build());
  }

  private async build(): Promise<Tables> {
    const tables = await runInSlices(buildTables());
    if (!tables) throw new Error('building the tables is never cancelled');
    this.loaded = tables;
    return tables;
  }
}

function* buildTables(): Sliced<Tables> {
  const distances = yield* buildDistances();
  const words = yield* buildWords(distances);
  return { distances, words };
}
