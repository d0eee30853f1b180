import assert from 'node:assert/strict';
import { DEFAULT_LIMITS } from '../../../../src/core/judge/defaultLimits';
import { english } from '../../../../src/core/text/translate';
import { parseCommand } from '../../../../src/node/commandLine/arguments';

const parse = (...args: string[]) => parseCommand(args, english);

describe('parseCommand', () => {
  it('solves standard input with exact distances unless told otherwise', () => {
    assert.deepEqual(parse('solve'), {
      kind: 'solve',
      file: '-',
      heuristic: 'exact',
      prunings: ['inverse', 'commuting'],
      stats: false,
      json: false,
    });
  });

  it('takes the file and options in any order', () => {
    const options = ['--heuristic', 'centre', '--prune', 'none', '--stats', '--json'];
    const prunings: string[] = [];
    const expected = { kind: 'solve', file: 'a.in', heuristic: 'centre', prunings, stats: true, json: true };
    assert.deepEqual(parse('solve', 'a.in', ...options), expected);
    assert.deepEqual(parse(...options, 'solve', 'a.in'), expected);
  });

  it('takes a file named like an option behind --', () => {
    const command = parse('solve', '--', '--stats');
    assert.deepEqual(command.kind === 'solve' && [command.file, command.stats], ['--stats', false]);
  });

  it('prefers help, then the version, to any command', () => {
    assert.deepEqual(parse('solve', '--version', '-h'), { kind: 'help', command: 'solve' });
    assert.deepEqual(parse('--help'), { kind: 'help', command: undefined });
    assert.deepEqual(parse('--version', 'dance'), { kind: 'version' });
  });

  it('tells what is wrong', () => {
    for (const [args, message, command] of [
      [[], 'A command is missing.', undefined],
      [['dance'], 'Unknown command: dance', undefined],
      [['--magic'], 'Unknown option: --magic', undefined],
      [['solve', '--heuristic', 'magic'], 'Unknown heuristic: magic', 'solve'],
      [['solve', '--prune', 'toString'], 'Unknown pruning: toString', 'solve'],
      [['solve', 'a', 'b'], 'Only one file can be solved at a time.', 'solve'],
    ] as const) {
      assert.deepEqual(parse(...args), { kind: 'wrong-usage', message, command }, args.join(' '));
    }
  });

  it('tells which option is wrong, and how', () => {
    for (const [args, message] of [
      [['solve', '--magic'], 'Unknown option: --magic'],
      [['solve', '-hx'], 'Unknown option: -x'],
      [['solve', '--toString'], 'Unknown option: --toString'],
      [['solve', '--no-stats'], 'Unknown option: --no-stats'],
      [['solve', '--heuristic'], '--heuristic needs a value.'],
      [['solve', '--heuristic='], 'Unknown heuristic: '],
      [['solve', '--heuristic', '--stats'], 'Unknown heuristic: --stats'],
      [['solve', '--json=yes'], '--json takes no value.'],
    ] as const) {
      assert.deepEqual(parse(...args), { kind: 'wrong-usage', message, command: 'solve' }, args.join(' '));
    }
  });
});

describe('parseCommand of a stress test', () => {
  it('takes 20 seconds, a seed of its own and the usual limits unless told otherwise', () => {
    const command = parse('stress', 'a.cpp');
    if (command.kind !== 'stress') throw new Error(command.kind);
    const { seed, ...rest } = command;
    assert.ok(Number.isInteger(seed) && seed >= 0);
    const limits = DEFAULT_LIMITS;
    const usual = { kind: 'stress', source: 'a.cpp', seconds: 20, limits, profile: 'uva', json: false };
    assert.deepEqual(rest, usual);
  });

  it('takes every option', () => {
    const args = ['--seconds', '5', '--seed', '0', '--time-limit', '100', '--memory-limit', '64'];
    assert.deepEqual(parse('stress', 'a.cpp', ...args, '--judge', 'poj', '--json'), {
      kind: 'stress',
      source: 'a.cpp',
      seconds: 5,
      seed: 0,
      limits: { ...DEFAULT_LIMITS, milliseconds: 100, megabytes: 64 },
      profile: 'poj',
      json: true,
    });
  });

  it('tells what is wrong', () => {
    for (const [args, message] of [
      [[], 'One source is needed.'],
      [['a', 'b'], 'One source is needed.'],
      [['a', '--seconds', '0'], '--seconds needs a whole number from 1 to 3600.'],
      [['a', '--seconds', '3601'], '--seconds needs a whole number from 1 to 3600.'],
      [['a', '--time-limit', '1.5'], '--time-limit needs a whole number from 1 to 600000.'],
      [['a', '--time-limit', '600001'], '--time-limit needs a whole number from 1 to 600000.'],
      [['a', '--memory-limit', '99999999999'], '--memory-limit needs a whole number from 1 to 1000000.'],
      [['a', '--seed', '1.5'], '--seed needs a whole number from 0 to 4294967295.'],
      [['a', '--seed', '4294967296'], '--seed needs a whole number from 0 to 4294967295.'],
      [['a', '--judge', 'spoj'], 'Unknown judge: spoj'],
    ] as const) {
      const command = 'stress';
      assert.deepEqual(parse('stress', ...args), { kind: 'wrong-usage', message, command }, args.join(' '));
    }
  });
});
