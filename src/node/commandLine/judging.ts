import type { Verdict } from '../../core/judge/verdict';
import { checkCommand } from './checkCommand';
import type { CheckOptions } from './checkSyntax';
import { describeFailure } from './describeFailure';
import { judgeCommand } from './judgeCommand';
import type { JudgeOptions } from './judgeSyntax';
import { ReadFailure } from './readWhole';
import { stressCommand } from './stressCommand';
import type { StressOptions } from './stressSyntax';
import type { Surroundings } from './surroundings';

/** A command that judges outputs or programs. */
export type JudgingCommand = CheckOptions | JudgeOptions | StressOptions;

/**
 * Runs a command that judges. Resolves with its verdict, or undefined where there is nothing to judge or by, which is
 * then told.
 */
export async function runJudging(command: JudgingCommand, io: Surroundings): Promise<Verdict | undefined> {
  try {
    return await runCommand(command, io);
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error;
    io.err.write(`rotation-game: ${describeFailure(error.cause, error.file, io.t)}\n`);
    return undefined;
  }
}

function runCommand(command: JudgingCommand, io: Surroundings): Promise<Verdict | undefined> {
  switch (command.kind) {
    case 'check':
      return checkCommand(command, io);
    case 'judge':
      return judgeCommand(command, io);
    case 'stress':
      return stressCommand(command, io);
  }
}
