import { type InputFault, severityOf } from '../../core/problems/rotation/faults';
import type { Position } from '../../core/text/lineIndex';

const SEVERITY_LABELS = { error: 'error', warning: 'warning', information: 'info' } as const;

/** A fault in the form of compilers' messages, with its line break: `FILE:LINE:COLUMN: error: MESSAGE [CODE]`. */
export function faultLine(
  file: string,
  { line, column }: Position,
  { code }: InputFault,
  message: string,
): string {
  const label = SEVERITY_LABELS[severityOf(code)];
  return `${file}:${line + 1}:${column + 1}: ${label}: ${message} [${code}]\n`;
}
