import { version } from '../../../package.json';
import type { Verdict } from '../../core/judge/verdict';
import { type Command, parseCommand } from './arguments';
import { describeFailure } from './describeFailure';
import { translateFor } from './locale';
import { Output, standardError, standardOutput } from './output';
import { solveInput } from './solveCommand';
import type { Surroundings } from './surroundings';
import { SYNTAXES } from './syntaxes';
import { usage } from './usage';

const CLEAN = 0;
const FAULTS = 1;

/** Those of testlib, which many judges take a checker's verdict by. */
const VERDICT_CODES: Readonly<Record<Verdict, number>> = {
  AC: 0,
  WA: 1,
  PE: 2,
  TLE: 1,
  MLE: 1,
  OLE: 1,
  RE: 1,
  CE: 1,
};

/** Runs the command line. Resolves with its exit code, after all is written. */
export async function run(args: readonly string[]): Promise<number> {
  const t = await translateFor(process.env);
  const out = new Output(standardOutput);
  const err = new Output(standardError);
  const command = parseCommand(args, t);
  try {
    const code = await execute(command, { out, err, t });
    await out.flush();
    await err.flush();
    return code;
  } catch (error) {
    const file = command.kind === 'solve' ? command.file : '';
    err.write(`rotation-game: ${describeFailure(error, file, t)}\n`);
    await err.flush();
    return failureCode(command);
  }
}

async function execute(command: Command, io: Surroundings): Promise<number> {
  const { out, err, t } = io;
  switch (command.kind) {
    case 'help':
      out.write(usage(command.command, t));
      return CLEAN;
    case 'version':
      out.write(`${version}\n`);
      return CLEAN;
    case 'wrong-usage':
      err.write(`rotation-game: ${command.message}\n\n${usage(command.command, t)}`);
      return failureCode(command);
    case 'solve':
      return (await solveInput(command, io)) === 'clean' ? CLEAN : FAULTS;
    case 'check':
    case 'judge':
    case 'stress': {
      const { runJudging } = await import('./judging');
      const verdict = await runJudging(command, io);
      return verdict ? VERDICT_CODES[verdict] : failureCode(command);
    }
  }
}

/** Exit code where a command cannot be run, or not to its end. */
function failureCode(command: Command): number {
  switch (command.kind) {
    case 'help':
    case 'version':
      return SYNTAXES.solve.failed;
    case 'wrong-usage':
      return SYNTAXES[command.command ?? 'solve'].failed;
    case 'solve':
    case 'check':
    case 'judge':
    case 'stress':
      return SYNTAXES[command.kind].failed;
  }
}
