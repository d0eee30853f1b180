import { type TestItem, type TestRunRequest, type Uri, TestRunRequest as Request } from 'vscode';
import { Analyses } from '../../../src/host/analysis/analyses';
import { OutputChecks } from '../../../src/host/analysis/outputChecks';
import { TableService } from '../../../src/host/analysis/tables';
import { InputFiles } from '../../../src/host/submissions/inputFiles';
import { BoardTests } from '../../../src/host/testing/boardTests';
import { RecordingController } from './recordedRuns';

/** The tests of boards, apart from those of the extension, with runs that are recorded. */
export class RecordedBoardTests {
  private readonly tables = new TableService();
  private readonly recording = new RecordingController();
  private readonly inputFiles = new InputFiles();
  readonly analyses = new Analyses(this.tables);
  readonly checks = new OutputChecks(this.analyses, this.tables);
  readonly tests = new BoardTests(this.recording.controller, this.analyses, this.inputFiles);

  get runs(): RecordingController['runs'] {
    return this.recording.runs;
  }

  /** The run that ends next. */
  get nextRun(): RecordingController['nextRun'] {
    return this.recording.nextRun;
  }

  /** The item of a file, with those of its boards below it. */
  async itemOf(file: Uri): Promise<TestItem> {
    this.inputFiles.searchAgain();
    await this.tests.discover();
    const item = this.recording.controller.items.get(file.toString());
    if (!item) throw new Error(`${file.toString()} is no test`);
    await this.tests.resolve(item);
    return item;
  }

  /** A request for a file, or for some of its boards. */
  async requestFor(file: Uri, ...cases: number[]): Promise<TestRunRequest> {
    const item = await this.itemOf(file);
    const boards = cases.flatMap((index) => item.children.get(`${item.id}#${index}`) ?? []);
    return new Request(cases.length > 0 ? boards : [item]);
  }

  dispose(): void {
    for (const each of [this.tests, this.checks, this.analyses, this.inputFiles]) each.dispose();
  }
}
