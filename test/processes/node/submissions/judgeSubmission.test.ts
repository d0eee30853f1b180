import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SubmissionResult } from '../../../../src/core/judge/submission';
import { sampleInput, submissionPath } from '../../../support/core/submissions';
import { itRuns } from '../../../support/node/installed';
import { judge, judgeSample, resultOn } from '../../../support/node/judging';

const EASY = sampleInput('easy');

function judged(result: SubmissionResult): Extract<SubmissionResult, { readonly kind: 'judged' }> {
  if (result.kind !== 'judged') throw new Error(JSON.stringify(result));
  return result;
}

describe('judgeSubmission', () => {
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'judge-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  function write(name: string, text: string | Uint8Array): string {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  }

  itRuns('right.c', 'is accepted on every input, compiled once, with nothing written beside it', async () => {
    const path = write('旋转 游戏.c', readFileSync(submissionPath('right.c')));
    const { verdict, inputs, compilation } = judged(await judge(path, [EASY, sampleInput('pictures')]));
    assert.equal(verdict, 'AC');
    assert.deepEqual(
      inputs.map((input) => [input.index, input.verdict]),
      [
        [0, 'AC'],
        [1, 'AC'],
      ],
    );
    assert.equal(compilation.cached, false);
    assert.equal(judged(await judge(path, [EASY])).compilation.cached, true);
    assert.deepEqual(readdirSync(folder), ['旋转 游戏.c']);
  });

  itRuns('division.c', 'is found to crash on its third board', async () => {
    const { verdict, run, fewestBoards, boards } = await resultOn('division.c', 'easy');
    assert.equal(verdict, 'RE');
    assert.deepEqual(run.ending, { kind: 'signal', signal: 'SIGFPE' });
    assert.equal(fewestBoards, 3);
    assert.deepEqual(
      boards?.map((board) => [board.case, board.verdict]),
      [[2, 'RE']],
    );
  });

  itRuns('board-31.cpp', 'is found to crash on 31 boards, each of which alone is right', async () => {
    const { verdict, fewestBoards, boards } = await resultOn('board-31.cpp', '31-boards');
    assert.equal(verdict, 'RE');
    assert.equal(fewestBoards, 31);
    assert.deepEqual(
      boards?.map((board) => [board.case, board.verdict]),
      [[30, 'AC']],
    );
  });

  itRuns('endless-without-zero.c', 'is too slow on the whole, and on no board alone', async () => {
    const limits = { milliseconds: 200, megabytes: 256, outputBytes: 1 << 22 };
    const { verdict, run, boards, passesAtTwice } = await resultOn('endless-without-zero.c', 'no-zero', {
      limits,
    });
    assert.equal(verdict, 'TLE');
    assert.deepEqual(run.ending, { kind: 'time-limit', clock: 'cpu' });
    assert.equal(passesAtTwice, false);
    assert.deepEqual(
      boards?.map((board) => board.verdict),
      ['AC', 'AC', 'AC', 'AC', 'AC'],
    );
  });

  itRuns('exit-code.c', 'is a run-time error with right output', async () => {
    const { verdict, check, run } = await resultOn('exit-code.c', 'easy');
    assert.equal(verdict, 'RE');
    assert.equal(check.verdict, 'AC');
    assert.deepEqual(run.ending, { kind: 'exited', code: 1 });
  });

  itRuns('compile-error.c', 'has its error told in its own name', async () => {
    const { verdict, compilation, inputs } = judged(await judgeSample('compile-error.c', ['easy']));
    assert.equal(verdict, 'CE');
    assert.equal(compilation.succeeded, false);
    assert.deepEqual(inputs, []);
    assert.equal(compilation.messages[0]?.severity, 'error');
    assert.equal(compilation.messages[0].line, 42);
    assert.match(compilation.log, /^compile-error\.c:/m);
    assert.doesNotMatch(compilation.log, /main\.c/);
  });

  itRuns('gbk.py', 'in GBK is read as such', async () => {
    const comment = Buffer.from([0x23, 0xd0, 0xfd, 0xd7, 0xaa, 0x0a]);
    const path = write('gbk.py', Buffer.concat([comment, Buffer.from('raise ValueError\n')]));
    const { compilation } = judged(await judge(path, [EASY]));
    assert.equal(compilation.succeeded, true);
  });

  itRuns('utf-16.c', 'in UTF-16 is read as such', async () => {
    const path = write('utf-16.c', Buffer.from('\uFEFFint main() { return 0; } // 旋转\n', 'utf16le'));
    assert.equal(judged(await judge(path, ['0\n'])).verdict, 'AC');
  });

  itRuns('includes.c', 'includes a header of its folder, and is made anew when that changes', async () => {
    mkdirSync(join(folder, 'more'));
    const path = write('includes.c', '#include "more/code.h"\nint main() { return CODE; }\n');
    for (const code of [3, 4]) {
      write(join('more', 'code.h'), `#define CODE ${code}\n`);
      const { inputs } = judged(await judge(path, ['0\n']));
      assert.deepEqual(inputs[0]?.run.ending, { kind: 'exited', code });
    }
  });

  itRuns('gone.py', 'is made anew where it is gone from where it was kept', async () => {
    const path = write('gone.py', 'import os, sys\nos.unlink(sys.argv[0])\n');
    for (let time = 0; time < 2; time++) {
      const { verdict, compilation } = judged(await judge(path, ['0\n']));
      assert.deepEqual([verdict, compilation.cached], ['AC', false]);
    }
  });

  itRuns('single.py', 'gets one board a run, and no 0, from such a judge', async () => {
    const path = write('single.py', 'import sys\nprint(len(sys.stdin.read().split()))\n');
    const text = sampleInput('one-line');
    const result = judged(await judge(path, [text], { profile: 'single-board' }));
    const [input] = result.inputs;
    assert.equal(input?.verdict, 'WA');
    assert.equal(input.boards?.length, input.check.cases.length);
    assert.match(input.run.output, /^(?:24\n)+$/);
    for (const found of input.check.cases) assert.ok(found.span.end <= input.run.output.length);
  });

  itRuns('unsaved.py', 'is taken as the editor holds it', async () => {
    const path = write('unsaved.py', 'syntax error');
    const { verdict } = judged(await judge(path, ['0\n'], { text: 'pass\n' }));
    assert.equal(verdict, 'AC');
  });

  itRuns('sleeper.py', 'is stopped on the wish of the user', async () => {
    const stop = new AbortController();
    const result = await judgeSample('sleeper.py', ['easy'], {
      signal: stop.signal,
      onProgress: ({ kind }) => {
        if (kind === 'running') stop.abort();
      },
    });
    assert.deepEqual(result, { kind: 'stopped' });
  });

  it('uses the toolchain of the settings, with its names filled in within arguments', async () => {
    const path = write('a.txt', 'console.log(process.argv.slice(2).join());');
    const toolchains = {
      txt: { run: [process.execPath, '${source}', 'x=${directory}', '$${output}', '${other}'] },
    };
    const { inputs } = judged(await judge(path, ['0\n'], { toolchains }));
    const [source = '', output = '', other = ''] = inputs[0]?.run.output.trim().split(',') ?? [];
    assert.match(source, /^x=.+/);
    assert.equal(output.slice(1, -'/program'.length), source.slice(2));
    assert.equal(other, '${other}');
  });

  it('tells of a language that it does not know, and of a program that is not there', async () => {
    assert.deepEqual(await judge(write('a.txt', ''), []), { kind: 'unknown-language', ending: 'txt' });
    const toolchains = { py: { run: ['no-such-program', '${source}'] } };
    assert.deepEqual(await judge(write('a.py', ''), [], { toolchains }), {
      kind: 'not-installed',
      language: 'Python',
      program: 'no-such-program',
      hint: 'see the setting rotation.toolchains',
    });
  });

  itRuns(
    'a.js',
    'is judged on the inputs that have something to judge by, and told where none has',
    async () => {
      const path = write('a.js', '');
      const unsolvable = '1 '.repeat(24);
      for (const profile of ['uva', 'single-board'] as const) {
        assert.deepEqual(await judge(path, ['', unsolvable], { profile }), { kind: 'no-boards' });
        const { inputs } = judged(await judge(path, [unsolvable, EASY], { profile }));
        assert.deepEqual(
          inputs.map(({ index, verdict }) => [index, verdict]),
          [[1, 'WA']],
        );
      }
      assert.equal(judged(await judge(path, ['0\n'])).verdict, 'AC');
      assert.deepEqual(await judge(path, ['0\n'], { profile: 'single-board' }), { kind: 'no-boards' });
    },
  );

  it('rejects a source that cannot be read', async () => {
    await assert.rejects(judge(join(folder, 'none.py'), []), { code: 'ENOENT' });
  });
});
