import assert from 'node:assert/strict';
import {
  CancellationTokenSource,
  Position,
  TabInputTextDiff,
  type TextDocument,
  type Uri,
  commands,
  languages,
} from 'vscode';
import { partOfInput, wholeInput } from '../../../src/host/submissions/chosenInput';
import { registerCompilerDiagnostics } from '../../../src/host/submissions/compilerDiagnostics';
import { compareRunOutput } from '../../../src/host/submissions/runOutputCommands';
import { registerRunOutputs } from '../../../src/host/submissions/runOutputs';
import { runOutputUri } from '../../../src/host/submissions/runOutputUri';
import { Submissions } from '../../../src/host/submissions/submissions';
import type { Judged } from '../../../src/host/submissions/submissions';
import { newBoardDocument } from '../../../src/host/newDocument';
import { boardFromString } from '../../../src/core/problems/rotation/board';
import { settingsOf } from '../../../src/host/settings';
import { RecordedBoardTests } from '../support/boardTests';
import { activeInput, closeAll, textOf } from '../support/boardEditors';
import { dropEdits, insertText, openText, openUnheld } from '../support/editing';
import { createFile, inWorkspace } from '../support/files';
import { HeldRunner, judgedOf } from '../support/heldRunner';
import { withSetting } from '../support/settings';
import { FIRST, SAMPLE, SECOND } from '../support/texts';

describe('a submission', () => {
  let recorded: RecordedBoardTests;
  let runner: HeldRunner;
  let submissions: Submissions;
  let source: TextDocument;

  beforeEach(async () => {
    recorded = new RecordedBoardTests();
    const check = await recorded.checks.checkText('', await createFile(SAMPLE));
    assert.ok(check);
    runner = new HeldRunner(check);
    submissions = new Submissions(runner);
    source = await openText(await createFile('one\ntwo\nthree\n', '.py'));
  });

  afterEach(async () => {
    submissions.dispose();
    recorded.dispose();
    await closeAll();
  });

  /** Judges the source, with something that is done while it runs. */
  async function judge(file: Uri, meanwhile: () => Promise<unknown>): Promise<Judged> {
    const end = await start(file);
    await meanwhile();
    return end();
  }

  /** Starts to judge the source; what it gives ends that. */
  async function start(file: Uri): Promise<() => Promise<Judged>> {
    const input = await wholeInput(file, recorded.analyses, inWorkspace());
    assert.ok(input);
    const { token } = new CancellationTokenSource();
    const judging = submissions.judge(source, [input], { token, onProgress: () => undefined });
    return async () => {
      runner.letGo();
      await judging;
      return judgedNow();
    };
  }

  function judgedNow(): Judged {
    const judged = submissions.of(source.uri);
    assert.ok(judged);
    return judged;
  }

  function activeDiff(): TabInputTextDiff {
    const input = activeInput();
    assert.ok(input instanceof TabInputTextDiff);
    return input;
  }

  const nothing = (): Promise<void> => Promise.resolve();

  it('tells the boards of its input what it failed', async () => {
    const judged = await judge(await createFile(SAMPLE), nothing);
    assert.deepEqual(
      judged.inputs.map(({ told }) => told),
      [true],
    );
  });

  it('tells the boards nothing of an input that was edited while it ran', async () => {
    const file = await createFile(SAMPLE);
    const document = await openText(file);
    const judged = await judge(file, () => insertText(document, new Position(0, 0), `${SECOND}\n`));
    assert.deepEqual(
      judged.inputs.map(({ told }) => told),
      [false],
    );
  });

  it('tells nothing more of an input that was never saved once it is closed', async () => {
    const { uri } = await newBoardDocument([boardFromString(FIRST.replaceAll(' ', ''))]);
    await openText(uri);
    const judged = await judge(uri, nothing);
    assert.equal(judged.inputs[0]?.told, true);
    await commands.executeCommand('workbench.action.closeActiveEditor');
    while (judgedNow().inputs[0]?.told)
      await new Promise<void>((resolve) =>
        submissions.onDidChange(() => {
          resolve();
        }),
      );
  });

  it('keeps what came of each input, also where two have one name, as in folders of one name', async () => {
    const files = [await createFile(SAMPLE), await createFile(SAMPLE)];
    const inputs = files.map(async (file) => {
      const input = await wholeInput(file, recorded.analyses, inWorkspace());
      assert.ok(input);
      return { ...input, name: 'folder/sample.rot' };
    });
    const { token } = new CancellationTokenSource();
    const request = { token, onProgress: (): void => undefined };
    const judging = submissions.judge(source, await Promise.all(inputs), request);
    runner.letGo();
    await judging;
    assert.deepEqual(
      judgedNow().inputs.map(({ input }) => input.analysis.uri.toString()),
      files.map(String),
    );
  });

  it('is compared with what the judge expects of the boards that it was run on', async () => {
    const { analyses, checks } = recorded;
    const check = await checks.checkText('', await createFile(`${SECOND}\n0\n`));
    const whole = await wholeInput(await createFile(SAMPLE), analyses, inWorkspace());
    assert.ok(check && whole);
    const { uri } = source;
    const { limits } = settingsOf(uri);
    const served = registerRunOutputs(submissions, checks);
    submissions.keep({ source: uri, text: source.getText(), limits }, judgedOf([check]), [
      partOfInput(whole, [1]),
    ]);
    await compareRunOutput({ submissions, checks }, uri);
    const { original, modified } = activeDiff();
    assert.equal(textOf(original), 'DDHH\n2\n');
    assert.equal(modified.toString(), runOutputUri(uri, whole.analysis.uri).toString());
    served.dispose();
  });

  it('does not take a file for its input that says something else, once edits of it are dropped', async () => {
    const served = registerRunOutputs(submissions, recorded.checks);
    const file = await createFile(SAMPLE);
    const document = await openUnheld(file);
    await insertText(document, new Position(0, 0), `${SECOND}\n`);
    await judge(file, nothing);
    const output = runOutputUri(source.uri, file);
    recorded.checks.pairs.ask(output, file);
    await dropEdits(document);
    await insertText(source, new Position(0, 0), '#\n');
    assert.equal(recorded.checks.pairs.of(output), undefined);
    assert.equal(judgedNow().inputs[0]?.told, false);
    served.dispose();
  });

  it('tells the boards nothing of an input whose edits are dropped while it runs', async () => {
    const file = await createFile(SAMPLE);
    const document = await openUnheld(file);
    await insertText(document, new Position(0, 0), `${SECOND}\n`);
    const judged = await judge(file, () => dropEdits(document));
    assert.equal(judged.inputs[0]?.told, false);
  });

  it('takes a file for its input again once edits that were made since are dropped', async () => {
    const served = registerRunOutputs(submissions, recorded.checks);
    const file = await createFile(SAMPLE);
    const document = await openUnheld(file);
    await judge(file, nothing);
    const output = runOutputUri(source.uri, file);
    recorded.checks.pairs.ask(output, file);
    await insertText(document, new Position(0, 0), `${SECOND}\n`);
    assert.equal(recorded.checks.pairs.of(output), undefined);
    await dropEdits(document);
    assert.ok(recorded.checks.pairs.of(output));
    served.dispose();
  });

  it('keeps the limits that it was run under', async () => {
    const { limits } = settingsOf(source.uri);
    const file = await createFile(SAMPLE);
    await withSetting('limits.time', 7000, async () => {
      assert.equal((await judge(file, nothing)).limits.milliseconds, 7000);
    });
    const started = await start(file);
    await withSetting('limits.time', 7000, async () => {
      assert.deepEqual((await started()).limits, limits);
    });
  });

  it('is given no more than the most that a limit may be, which timers can wait for', async () => {
    await withSetting('limits.time', 1e12, () => {
      assert.equal(settingsOf(source.uri).limits.milliseconds, 600_000);
      return nothing();
    });
  });

  it('takes no other value for a switch than true and false', async () => {
    await withSetting('submissions.codeLens', 'false', () => {
      assert.equal(settingsOf(source.uri).submissionLenses, true);
      return nothing();
    });
  });

  it('may be another file’s as soon as a setting says so', async () => {
    const changed = new Promise<void>((resolve) => {
      submissions.onDidChangeSources(resolve);
    });
    await withSetting('toolchains', { odd: { run: ['odd'] } }, async () => {
      await changed;
      assert.equal(submissions.isSource(inWorkspace('a.odd')), true);
    });
  });

  it('has its output checked, also for those who ask with a document that was closed and opened again', async () => {
    const { checks } = recorded;
    const output = await createFile('', '.odd');
    checks.pairs.ask(output, await createFile(SAMPLE));
    const closed = await openUnheld(output);
    await dropEdits(closed);
    const open = await openUnheld(output);
    assert.notEqual(open, closed);
    const [first, second] = await Promise.all([checks.of(closed), checks.of(open)]);
    assert.ok(first && first === second);
  });

  describe('that compiles with a warning', () => {
    const linesOfWarnings = (): number[] =>
      languages
        .getDiagnostics(source.uri)
        .filter(({ message }) => message === 'odd')
        .map(({ range }) => range.start.line);

    it('shows it at its line where lines were put in above while it ran', async () => {
      const shown = registerCompilerDiagnostics(submissions);
      await judge(await createFile(SAMPLE), () => insertText(source, new Position(0, 0), '#\n'));
      assert.deepEqual(linesOfWarnings(), [2]);
      shown.dispose();
    });

    it('shows it no more where its line was edited while it ran', async () => {
      const shown = registerCompilerDiagnostics(submissions);
      await judge(await createFile(SAMPLE), () => insertText(source, new Position(1, 0), '#'));
      assert.deepEqual(linesOfWarnings(), []);
      shown.dispose();
    });

    it('goes on showing it at its line after an edit of the input', async () => {
      const shown = registerCompilerDiagnostics(submissions);
      const file = await createFile(SAMPLE);
      await judge(file, nothing);
      assert.deepEqual(linesOfWarnings(), [1]);
      await insertText(source, new Position(0, 0), '#\n');
      await insertText(await openText(file), new Position(0, 0), `${SECOND}\n`);
      assert.equal(judgedNow().inputs[0]?.told, false);
      assert.deepEqual(linesOfWarnings(), [2]);
      shown.dispose();
    });
  });
});
