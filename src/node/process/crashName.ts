/** Exit codes by which Windows tells what signals tell elsewhere. */
const CRASHES: Readonly<Record<number, string>> = {
  0xc0000005: 'ACCESS_VIOLATION',
  0xc000001d: 'ILLEGAL_INSTRUCTION',
  0xc0000094: 'INTEGER_DIVIDE_BY_ZERO',
  0xc00000fd: 'STACK_OVERFLOW',
  0xc0000135: 'DLL_NOT_FOUND',
  0xc0000374: 'HEAP_CORRUPTION',
  0xc0000409: 'STACK_BUFFER_OVERRUN',
};

/** What an exit code of Windows names a crash; undefined for a code that the program chose. */
export function crashName(code: number): string | undefined {
  return CRASHES[code >>> 0];
}
