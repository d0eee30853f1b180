import assert from 'node:assert/strict';
import { rotationFixture } from '../support/core/fixtures';
import { Random } from '../../src/core/random';
import { runCli } from '../support/core/runCli';

const { input: SAMPLE, answers: ANSWERS } = rotationFixture('sample');
const [FIRST = '', SECOND = ''] = SAMPLE.split('\n');

/** Faults as `line:column severity code`. */
function faultsOf(stderr: string): string[] {
  return Array.from(
    stderr.matchAll(/^<stdin>:(\d+:\d+): (\w+): .+ \[([\w-]+)\]$/gm),
    ([, place = '', severity = '', code = '']) => `${place} ${severity} ${code}`,
  );
}

function solve(input: string | Uint8Array) {
  const { status, stdout, stderr } = runCli(['solve'], { input });
  return { status, stdout, faults: faultsOf(stderr) };
}

describe('the command line reads', () => {
  it('an empty input', () => {
    assert.deepEqual(solve(''), { status: 1, stdout: '', faults: ['1:1 error missing-terminator'] });
  });

  it('only the final 0', () => {
    assert.deepEqual(solve('0\n'), { status: 0, stdout: '', faults: [] });
  });

  it('one number', () => {
    const faults = ['1:1 error truncated-board', '1:1 error missing-terminator'];
    assert.deepEqual(solve('1'), { status: 1, stdout: '', faults });
  });

  it('20 numbers', () => {
    assert.deepEqual(solve(`${FIRST.slice(0, 39)}\n0\n`), {
      status: 1,
      stdout: '',
      faults: ['1:1 error truncated-board'],
    });
  });

  it('boards behind one with faults, which it answers', () => {
    assert.deepEqual(solve(`${FIRST.replace('1', '4')}\n${SECOND}\n0\n`), {
      status: 1,
      stdout: 'DDHH\n2\n',
      faults: ['1:1 error foreign-symbol'],
    });
    assert.deepEqual(solve(`${SECOND}\n${FIRST.replace('1', '2')}\n${SECOND}\n0\n`), {
      status: 1,
      stdout: 'DDHH\n2\nDDHH\n2\n',
      faults: ['2:1 error uneven-counts'],
    });
  });

  it('an input without its final 0', () => {
    const { status, stdout, faults } = solve(`${FIRST}\n${SECOND}\n`);
    assert.deepEqual([status, stdout], [1, ANSWERS]);
    assert.deepEqual(
      faults.map((fault) => fault.replace(/^2:\d+/, '2')),
      ['2 error missing-terminator'],
    );
  });

  it('text behind the final 0, at its line and column', () => {
    assert.deepEqual(solve(`${SAMPLE}\n  1 2 3\n`), {
      status: 1,
      stdout: ANSWERS,
      faults: ['5:3 warning text-after-terminator'],
    });
  });

  it('Windows line ends, tabs and blank lines', () => {
    const input = `\r\n${SAMPLE.replaceAll('\n', '\r\n\r\n').replaceAll(' ', '\t')}`;
    assert.deepEqual(solve(input), { status: 0, stdout: ANSWERS, faults: [] });
  });

  it('lines of Windows and of old Macs at the right numbers', () => {
    for (const end of ['\r\n', '\r']) {
      assert.deepEqual(solve([FIRST, SECOND, '0', 'x', ''].join(end)).faults, [
        '4:1 warning text-after-terminator',
      ]);
    }
  });

  it('a byte order mark, which it reports', () => {
    assert.deepEqual(solve(`\uFEFF${SAMPLE}`), {
      status: 1,
      stdout: ANSWERS,
      faults: ['1:1 error byte-order-mark'],
    });
  });

  for (const order of ['little', 'big'] as const) {
    it(`UTF-16, ${order} end first, which it names`, () => {
      const bytes = Buffer.from(`\uFEFF${SAMPLE}`, 'utf16le');
      if (order === 'big') bytes.swap16();
      const { status, stdout, stderr } = runCli(['solve'], { input: bytes });
      assert.deepEqual([status, stdout], [1, ANSWERS]);
      assert.match(stderr, /^<stdin>:1:1: error: The file is UTF-16\..+ \[byte-order-mark\]\n$/);
    });
  }

  it('UTF-16 without a byte order mark, as the bytes that judges see', () => {
    const { status, stdout, faults } = solve(Buffer.from(SAMPLE, 'utf16le'));
    assert.deepEqual([status, stdout], [1, '']);
    assert.ok(faults.length > 0);
  });

  it('binary garbage', () => {
    const random = Random.fromSeed(7);
    const { status, faults } = solve(Uint8Array.from({ length: 100_000 }, () => random.below(256)));
    assert.equal(status, 1);
    assert.ok(faults.length > 0);
  });

  it('a line of a million characters', () => {
    const { status, stdout, faults } = solve('x'.repeat(1_000_000));
    assert.deepEqual([status, stdout], [1, '']);
    assert.ok(faults.includes('1:1 error not-a-number'), faults.join());
  });

  it('many boards on one line', () => {
    const { status, stdout } = solve(`${`${FIRST} `.repeat(20_000)}0`);
    assert.equal(status, 0);
    assert.equal(stdout, 'AC\n2\n'.repeat(20_000));
  });

  it('more than 30 boards, as information that leaves it clean', () => {
    assert.deepEqual(solve(`${`${FIRST}\n`.repeat(31)}0\n`), {
      status: 0,
      stdout: 'AC\n2\n'.repeat(31),
      faults: ['31:1 info more-than-30-boards'],
    });
  });
});
