import { type InputFault, describeFault, severityOf } from '../../core/problems/rotation/faults';
import type { BoardCase } from '../../core/problems/rotation/input';
import { InputReader } from '../../core/problems/rotation/inputReader';
import { PRUNINGS } from '../../core/problems/rotation/space';
import { LineTracker } from '../../core/text/lineTracker';
import { searchSolver, tableSolver } from './boardSolver';
import { InputDecoder } from './inputDecoder';
import { faultLine } from './faultLine';
import { jsonReport } from './jsonReport';
import { judgeReport } from './judgeReport';
import { nameOfFile, piecesOf } from './readWhole';
import type { SolveOptions } from './solveSyntax';
import type { Surroundings } from './surroundings';

/**
 * Solves an input as it comes in, in bounded memory. Returns whether it has faults that judges' programs stumble on or
 * read past; rejects where the input cannot be read or the output not be written.
 */
export async function solveInput(
  options: SolveOptions,
  { out, err, t }: Surroundings,
): Promise<'clean' | 'faults'> {
  const { file, heuristic, prunings, stats, json } = options;
  const searches = stats || heuristic !== 'exact' || prunings.length < PRUNINGS.length;
  const solve = searches ? searchSolver(heuristic, prunings) : tableSolver();
  const name = nameOfFile(file);
  const lines = new LineTracker();
  const report = json ? jsonReport(out, { stats, lines }) : judgeReport(out, err, { stats, t });

  const decoder = new InputDecoder();
  let findings: (BoardCase | InputFault)[] = [];
  const reader = new InputReader({
    case: (found) => void findings.push(found),
    fault: (found) => void findings.push(found),
  });
  let result: 'clean' | 'faults' = 'clean';

  async function reportFindings(): Promise<void> {
    for (const finding of findings) {
      if ('board' in finding) {
        report.board(finding, finding.solvable ? solve(finding.board) : undefined);
        if (searches) await flush();
      } else {
        if (severityOf(finding.code) !== 'information') result = 'faults';
        const message = describe(finding);
        err.write(faultLine(name, lines.position(finding.span.start), finding, message));
        report.fault?.(finding, message);
      }
      if (out.isClosed) break;
    }
    findings = [];
    await flush();
  }

  function describe(fault: InputFault): string {
    const utf16 = fault.code === 'byte-order-mark' && decoder.encoding !== 'utf-8';
    return describeFault(utf16 ? { ...fault, utf16 } : fault, t);
  }

  async function flush(): Promise<void> {
    await out.flush();
    await err.flush();
  }

  for await (const bytes of piecesOf(file)) {
    const piece = decoder.push(bytes as Buffer);
    lines.push(piece);
    reader.push(piece);
    await reportFindings();
    if (out.isClosed) return result;
    lines.keep(reader.openStarts);
  }
  const last = decoder.end();
  lines.push(last);
  reader.push(last);
  reader.end();
  await reportFindings();
  report.end();
  await flush();
  return result;
}
