import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROTATION_FIXTURES, fixturePath, rotationFixture } from '../support/core/fixtures';
import { runCli } from '../support/core/runCli';

const { version } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as {
  version: string;
};

const SAMPLE = rotationFixture('sample').input;

interface JsonReport {
  readonly boards: readonly Readonly<Record<string, unknown>>[];
  readonly faults: readonly Readonly<Record<string, unknown>>[];
}

function parseReport(stdout: string): JsonReport {
  return JSON.parse(stdout) as JsonReport;
}

describe('rotation-game solve', () => {
  for (const name of ROTATION_FIXTURES) {
    it(`writes ${name}.ans for ${name}.in, byte for byte`, () => {
      const { input, answers } = rotationFixture(name);
      const ofFile = runCli(['solve', fixturePath(`rotation/${name}.in`)]);
      assert.equal(ofFile.stdout, answers);
      assert.equal(ofFile.status, 0);
      const ofInput = runCli(['solve'], { input });
      assert.equal(ofInput.stdout, answers);
      assert.equal(ofInput.status, 0);
    });
  }

  it('reads standard input for -', () => {
    assert.deepEqual(runCli(['solve', '-'], { input: SAMPLE }), {
      status: 0,
      stdout: 'AC\n2\nDDHH\n2\n',
      stderr: '',
    });
  });

  it('finds the same with the centre count', () => {
    const { stdout, status } = runCli(['solve', '--heuristic', 'centre'], { input: SAMPLE });
    assert.equal(stdout, 'AC\n2\nDDHH\n2\n');
    assert.equal(status, 0);
  });

  it('tells statistics on standard error and keeps the judge output', () => {
    const { stdout, stderr, status } = runCli(['solve', '--stats'], { input: SAMPLE });
    assert.equal(stdout, 'AC\n2\nDDHH\n2\n');
    assert.match(
      stderr,
      /^board 1: moves 2, iterations 1, nodes 2, [\d.]+ ms; bound 2: nodes 2\nboard 2: moves 4, iterations 1, nodes 4, [\d.]+ ms; bound 4: nodes 4\ntotal: boards 2, nodes 6, [\d.]+ ms\n$/,
    );
    assert.equal(status, 0);
  });

  it('tells every bound of a search with the centre count', () => {
    const { input } = rotationFixture('colour-tie');
    const { stderr } = runCli(['solve', '--stats', '--heuristic=centre'], { input });
    const bounds = Array.from(stderr.matchAll(/bound (\d+): nodes \d+/g), ([, bound]) => Number(bound));
    assert.equal(bounds.at(-1), 4);
    assert.deepEqual(
      bounds,
      [...bounds].sort((a, b) => a - b),
    );
  });

  it('writes one JSON object with --json, and the faults to standard error too', () => {
    const { stdout, stderr, status } = runCli(['solve', '--json'], { input: `${SAMPLE}5` });
    const after = { line: 4, column: 1, severity: 'warning', code: 'text-after-terminator' };
    const { boards, faults } = parseReport(stdout);
    assert.deepEqual(boards, [
      {
        board: 1,
        line: 1,
        column: 1,
        cells: '111132323132231222312133',
        moves: 2,
        word: 'AC',
        centre: 2,
        faults: [],
      },
      {
        board: 2,
        line: 2,
        column: 1,
        cells: '111111112222222233333333',
        moves: 4,
        word: 'DDHH',
        centre: 2,
        faults: [],
      },
    ]);
    assert.deepEqual(
      faults.map(({ message, ...rest }) => [typeof message, rest]),
      [['string', after]],
    );
    assert.match(stderr, /^<stdin>:4:1: warning: .+ \[text-after-terminator\]$/m);
    assert.equal(status, 1);
  });

  it('puts the faults of a board into its JSON, and null for its answer', () => {
    const { stdout } = runCli(['solve', '--json'], { input: `4 ${SAMPLE.slice(2)}` });
    const [faulty, good] = parseReport(stdout).boards;
    assert.ok(faulty);
    assert.deepEqual(
      (faulty['faults'] as { code: string }[]).map(({ code }) => code),
      ['foreign-symbol'],
    );
    assert.equal(faulty['cells'], '.11132323132231222312133');
    assert.deepEqual([faulty['moves'], faulty['word'], faulty['centre']], [null, null, null]);
    assert.equal(good?.['word'], 'DDHH');
  });

  it('puts statistics into JSON with both', () => {
    const { stdout, stderr } = runCli(['solve', '--json', '--stats'], { input: SAMPLE });
    const boards = parseReport(stdout).boards as unknown as {
      stats: { expanded: number; milliseconds: number; iterations: { bound: number }[] };
    }[];
    assert.deepEqual(
      boards.map(({ stats }) => [stats.expanded, stats.iterations.map(({ bound }) => bound)]),
      [
        [2, [2]],
        [4, [4]],
      ],
    );
    assert.equal(stderr, '');
  });

  it('writes empty lists in JSON for an input without boards', () => {
    const { stdout } = runCli(['solve', '--json'], { input: '0\n' });
    assert.deepEqual(parseReport(stdout), { boards: [], faults: [] });
  });
});

describe('rotation-game', () => {
  it('shows its version', () => {
    assert.deepEqual(runCli(['--version']), { status: 0, stdout: `${version}\n`, stderr: '' });
  });

  it('shows its help', () => {
    const { status, stdout, stderr } = runCli(['--help']);
    assert.match(stdout, /^Usage: rotation-game COMMAND …\n\n {2}solve \[FILE\|-\]/);
    assert.equal(status, 0);
    assert.equal(stderr, '');
  });

  it('shows the help of one command', () => {
    const { status, stdout, stderr } = runCli(['solve', '-h']);
    assert.match(stdout, /^Usage: rotation-game solve \[FILE\|-\]/);
    assert.match(stdout, /^ {2}--stats .+\n(?: {2}.+\n)*? {2}-h, --help /m);
    assert.equal(status, 0);
    assert.equal(stderr, '');
  });

  for (const args of [
    [],
    ['dance'],
    ['solve', 'a', 'b'],
    ['solve', '--heuristic', 'magic'],
    ['solve', '--unknown'],
    ['solve', '--heuristic'],
  ]) {
    it(`ends with 2 and its usage for: ${args.join(' ') || 'no arguments'}`, () => {
      const { status, stdout, stderr } = runCli(args);
      assert.equal(status, 2);
      assert.equal(stdout, '');
      assert.match(stderr, /^rotation-game: .+\n\nUsage: /);
    });
  }

  it('ends with 2 for a file that cannot be read, and says why', () => {
    for (const [path, reason] of [
      ['no-such-file.in', 'no-such-file.in: no such file'],
      ['test', 'test is a folder, not a file'],
    ] as const) {
      assert.deepEqual(runCli(['solve', path]), {
        status: 2,
        stdout: '',
        stderr: `rotation-game: ${reason}\n`,
      });
    }
  });

  it('says in Chinese too why a file cannot be read', () => {
    const { stderr } = runCli(['solve', 'no-such-file.in'], { environment: { LC_ALL: 'zh_CN.UTF-8' } });
    assert.equal(stderr, 'rotation-game: no-such-file.in：文件不存在\n');
  });

  it('speaks Chinese where the environment does', () => {
    for (const environment of [
      { LC_ALL: 'zh_CN.UTF-8' },
      { LC_ALL: '', LC_MESSAGES: 'zh_CN.UTF-8' },
      { LC_ALL: '', LANG: 'zh_CN.UTF-8' },
    ]) {
      assert.match(runCli(['solve', '--help'], { environment }).stdout, /^用法：rotation-game solve/);
    }
    const mixed = { LC_ALL: 'en_US.UTF-8', LANG: 'zh_CN.UTF-8' };
    assert.match(runCli(['--help'], { environment: mixed }).stdout, /^Usage: /);
  });
});
