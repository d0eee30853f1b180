import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROTATION_FIXTURES, fixturePath, rotationFixture } from '../support/core/fixtures';
import { runCli } from '../support/core/runCli';
import { FIRST, SECOND, inputOf } from '../support/rotationBoards';

const SAMPLE = fixturePath('rotation/sample.in');

/** Checks an output of the sample, which comes in on standard input. */
function checkSample(output: string | Uint8Array, ...options: string[]) {
  return runCli(['check', SAMPLE, '-', ...options], { input: output });
}

describe('rotation-game check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rotation-check-'));
  after(() => {
    rmSync(folder, { recursive: true });
  });

  function write(name: string, text: string): string {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  }

  for (const name of ROTATION_FIXTURES) {
    it(`accepts ${name}.ans`, () => {
      const paths = [fixturePath(`rotation/${name}.in`), fixturePath(`rotation/${name}.ans`)];
      const { status, stdout } = runCli(['check', ...paths]);
      assert.deepEqual([status, stdout], [0, 'AC\n']);
    });
  }

  it('ends with 1 for a wrong answer, and names each faulty case at the very letter', () => {
    const output = write('wrong.out', 'AC\n1\nDHDH\n2\n');
    assert.deepEqual(runCli(['check', SAMPLE, output]), {
      status: 1,
      stdout: [
        'WA',
        `${output}:2:1: case 1: Wrong centre: “1”, where these moves bring 2 to the centre. [wrong-centre]`,
        `${output}:3:2: case 2: Optimal but not smallest: letter 2 is H, where D comes first; the judge prints DDHH. [not-smallest]`,
        '',
      ].join('\n'),
      stderr: '',
    });
  });

  it('ends with 2 for a presentation error', () => {
    const { status, stdout, stderr } = checkSample('AC\n2\n\nDDHH\n2\n');
    assert.match(stdout, /^PE\n<stdin>:3:1: case 2: .+ \[presentation\]\n$/);
    assert.deepEqual([status, stderr], [2, '']);
  });

  it('checks as the judge that is named', () => {
    assert.equal(checkSample('AC\n2\n\nDDHH\n2\n', '--judge', 'poj').status, 0);
    assert.equal(checkSample('AC\n2\nHHDD\n2\n', '--judge', 'any-optimal').status, 0);
    assert.equal(checkSample('AC\nDDHH\n', '--judge=moves-only').status, 0);
  });

  it('misses no final 0 with single-board', () => {
    const input = write('single.rot', `${FIRST}\n`);
    const output = write('single.out', 'AC\n2\n');
    assert.deepEqual(runCli(['check', input, output, '--judge', 'single-board']), {
      status: 0,
      stdout: 'AC\n',
      stderr: '',
    });
  });

  it('reads the input from standard input too', () => {
    const output = write('right.out', 'AC\r\n2\r\nDDHH\r\n2');
    const { status, stdout } = runCli(['check', '-', output], { input: inputOf(FIRST, SECOND) });
    assert.deepEqual([status, stdout], [0, 'AC\n']);
  });

  it('writes every case as JSON', () => {
    const { status, stdout } = checkSample('DDHH\n2\nDDHH\n', '--json');
    const { verdict, cases } = JSON.parse(stdout) as {
      readonly verdict: string;
      readonly cases: readonly { readonly message?: unknown }[];
    };
    assert.deepEqual([status, verdict], [1, 'WA']);
    assert.deepEqual(
      cases.map(({ message, ...rest }) => [typeof message, rest]),
      [
        [
          'string',
          {
            case: 1,
            verdict: 'WA',
            reason: 'not-solved',
            line: 1,
            column: 1,
            expected: { moves: 'AC', centre: 2 },
            got: { moves: 'DDHH', centre: '2' },
          },
        ],
        [
          'string',
          {
            case: 2,
            verdict: 'WA',
            reason: 'missing-centre',
            line: 4,
            column: 1,
            expected: { moves: 'DDHH', centre: 2 },
            got: { moves: 'DDHH', centre: null },
          },
        ],
      ],
    );
  });

  it('writes the empty word of a solved board as JSON', () => {
    const board = '1 1 1 1 3 3 2 2 2 3 3 2 2 3 3 2 2 2 3 3 1 1 1 1';
    const { stdout } = runCli(['check', write('solved.rot', inputOf(board)), '-', '--json'], {
      input: 'No moves needed\n2\n',
    });
    assert.deepEqual((JSON.parse(stdout) as { cases: readonly object[] }).cases, [
      {
        case: 1,
        verdict: 'AC',
        reason: 'accepted',
        line: 1,
        column: 1,
        expected: { moves: '', centre: 2 },
        got: { moves: 'No moves needed', centre: '2' },
        message: 'Accepted.',
      },
    ]);
  });

  it('refuses output where the input has no boards', () => {
    const input = write('empty.rot', '0\n');
    assert.equal(runCli(['check', input, '-'], { input: '' }).status, 0);
    const { status, stdout } = runCli(['check', input, '-'], { input: '\nAC\n2\n' });
    assert.equal(status, 1);
    assert.match(stdout, /^WA\n<stdin>:2:1: .+ \[extra-output\]\n$/);
    const { stdout: json } = runCli(['check', input, '-', '--json'], { input: '\nAC\n2\n' });
    assert.deepEqual(JSON.parse(json), { verdict: 'WA', extra: { line: 2, column: 1 }, cases: [] });
  });

  it('tells of a missing final 0 and checks all the same', () => {
    const input = write('endless.rot', `${FIRST}\n`);
    const { status, stdout, stderr } = runCli(['check', input, '-'], { input: 'AC\n2\n' });
    assert.deepEqual([status, stdout], [0, 'AC\n']);
    assert.match(stderr, /^\S+endless\.rot:1:47: error: .+ \[missing-terminator\]\n$/);
  });

  it('ends with 3 for an input with boards that have no answer', () => {
    const input = write('faulty.rot', inputOf(`4${FIRST.slice(1)}`));
    const { status, stdout, stderr } = runCli(['check', input, '-'], { input: 'AC\n2\n' });
    assert.deepEqual([status, stdout], [3, '']);
    assert.match(
      stderr,
      /faulty\.rot:1:1: error: .+ \[foreign-symbol\]\n(?:.+\n)*rotation-game: .+faulty\.rot: /,
    );
  });

  it('ends with 3 for an input of which nothing is there, not even the final 0', () => {
    for (const text of ['', '\n', 'hello']) {
      const input = write('nothing.rot', text);
      const { status, stdout, stderr } = runCli(['check', input, '-'], { input: '' });
      assert.deepEqual([status, stdout], [3, '']);
      assert.match(stderr, /\nrotation-game: .+nothing\.rot: there are no boards\n$/);
    }
  });

  it('ends with 3 for files that cannot be read, and names them', () => {
    for (const [paths, reason] of [
      [['no-such.rot', SAMPLE], 'no-such.rot: no such file'],
      [[SAMPLE, 'no-such.out'], 'no-such.out: no such file'],
      [[SAMPLE, 'test'], 'test is a folder, not a file'],
    ] as const) {
      assert.deepEqual(runCli(['check', ...paths]), {
        status: 3,
        stdout: '',
        stderr: `rotation-game: ${reason}\n`,
      });
    }
  });

  it('ends with 3 and its usage where it is called wrongly', () => {
    for (const args of [
      [],
      ['a'],
      ['a', 'b', 'c'],
      ['-', '-'],
      ['a', 'b', '--judge', 'me'],
      ['a', 'b', '--stats'],
    ]) {
      const { status, stdout, stderr } = runCli(['check', ...args]);
      assert.deepEqual([status, stdout], [3, ''], args.join(' '));
      assert.match(stderr, /^rotation-game: .+\n\nUsage: rotation-game check INPUT OUTPUT /, args.join(' '));
    }
  });

  it('reads an output in UTF-16 or UTF-8, and minds its mark, which a judge takes for a part of the word', () => {
    const marked = '\ufeffAC\n2\nDDHH\n2\n';
    for (const output of [marked, Buffer.from(marked, 'utf16le')]) {
      for (const judge of ['uva', 'poj']) {
        const { status, stdout } = checkSample(output, '--judge', judge);
        assert.equal(status, 2);
        assert.match(stdout, /^PE\n<stdin>:1:1: case 1: .+ \[presentation\]\n$/);
      }
    }
  });

  it('reads an output in GBK', () => {
    const { stdout } = checkSample(Buffer.from([0xc6, 0xe5, 0xc5, 0xcc, 0x0a]));
    assert.match(stdout, /棋/);
    assert.doesNotMatch(stdout, /\uFFFD/);
  });

  it('checks 20,000 boards in the text and the JSON form', () => {
    const { input, answers } = rotationFixture('random-300');
    const boards = input.replace(/0\s*$/, '').repeat(67);
    const path = write('many.rot', `${boards}0\n`);
    const right = answers.repeat(67);
    assert.equal(runCli(['check', path, '-'], { input: right }).stdout, 'AC\n');
    const { stdout } = runCli(['check', path, '-', '--json'], { input: right });
    assert.equal((JSON.parse(stdout) as { cases: readonly object[] }).cases.length, 20_100);
  });

  it('speaks Chinese where the environment does', () => {
    const { stdout } = runCli(['check', SAMPLE, '-'], {
      input: 'AC\n2\nHHDD\n2\n',
      environment: { LC_ALL: 'zh_CN.UTF-8' },
    });
    assert.match(stdout, /^WA\n<stdin>:3:1: 第 2 个棋盘：最优但字典序不是最小：/);
  });
});
