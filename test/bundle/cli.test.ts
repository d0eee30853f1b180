import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROTATION_FIXTURES, fixturePath, rotationFixture } from '../support/core/fixtures';
import { runCli } from '../support/core/runCli';

const { version } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as {
  version: string;
};

const SAMPLE = rotationFixture('sample').input;

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

  it('writes one JSON object with --json', () => {
    const { stdout, stderr, status } = runCli(['solve', '--json'], { input: `${SAMPLE}5` });
    assert.deepEqual(JSON.parse(stdout), {
      boards: [
        {
          board: 1,
          line: 1,
          column: 1,
          cells: '111132323132231222312133',
          moves: 2,
          word: 'AC',
          centre: 2,
        },
        {
          board: 2,
          line: 2,
          column: 1,
          cells: '111111112222222233333333',
          moves: 4,
          word: 'DDHH',
          centre: 2,
        },
      ],
      faults: [
        {
          line: 4,
          column: 1,
          severity: 'warning',
          code: 'text-after-terminator',
          message: 'Judges stop reading at the 0: what stands behind it is never read.',
        },
      ],
    });
    assert.equal(stderr, '');
    assert.equal(status, 1);
  });

  it('has null for the answer of a board with faults in JSON, and tells which board', () => {
    const { stdout } = runCli(['solve', '--json'], { input: `1 ${SAMPLE.slice(2).replace('1', '2')}` });
    const { boards, faults } = JSON.parse(stdout) as {
      boards: Record<string, unknown>[];
      faults: Record<string, unknown>[];
    };
    assert.deepEqual([boards[0]?.['moves'], boards[0]?.['word'], boards[0]?.['centre']], [null, null, null]);
    assert.equal(boards[1]?.['word'], 'DDHH');
    assert.deepEqual([faults[0]?.['code'], faults[0]?.['board']], ['uneven-counts', 1]);
  });

  it('puts statistics into JSON with both', () => {
    const { stdout, stderr } = runCli(['solve', '--json', '--stats'], { input: SAMPLE });
    const { boards } = JSON.parse(stdout) as {
      boards: { stats: { expanded: number; milliseconds: number; iterations: { bound: number }[] } }[];
    };
    assert.deepEqual(
      boards.map(({ stats }) => [stats.expanded, stats.iterations.map(({ bound }) => bound)]),
      [
        [2, [2]],
        [4, [4]],
      ],
    );
    assert.equal(stderr, '');
  });

  it('writes valid JSON for an input without boards', () => {
    assert.deepEqual(JSON.parse(runCli(['solve', '--json'], { input: '0\n' }).stdout), {
      boards: [],
      faults: [],
    });
  });
});

describe('rotation-game', () => {
  it('shows its version', () => {
    assert.deepEqual(runCli(['--version']), { status: 0, stdout: `${version}\n`, stderr: '' });
  });

  it('shows its help', () => {
    const { status, stdout, stderr } = runCli(['--help']);
    assert.match(stdout, /^Usage: rotation-game solve \[FILE\|-\]/);
    assert.equal(status, 0);
    assert.equal(stderr, '');
    assert.equal(runCli(['solve', '-h']).stdout, stdout);
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

  it('ends with 2 for a file that cannot be read', () => {
    for (const path of ['no-such-file.in', __dirname]) {
      const { status, stdout, stderr } = runCli(['solve', path]);
      assert.equal(status, 2);
      assert.equal(stdout, '');
      assert.match(stderr, /^rotation-game: .+\n$/);
    }
  });

  it('speaks Chinese where the environment does', () => {
    for (const environment of [
      { LC_ALL: 'zh_CN.UTF-8' },
      { LC_ALL: '', LC_MESSAGES: 'zh_CN.UTF-8' },
      { LC_ALL: '', LANG: 'zh_CN.UTF-8' },
    ]) {
      assert.match(runCli(['--help'], { environment }).stdout, /^用法：rotation-game solve/);
    }
    const mixed = { LC_ALL: 'en_US.UTF-8', LANG: 'zh_CN.UTF-8' };
    assert.match(runCli(['--help'], { environment: mixed }).stdout, /^Usage: /);
  });
});
