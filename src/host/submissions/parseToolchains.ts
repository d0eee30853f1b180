import type { ToolchainSetting } from './submissionRunner';

export interface ParsedToolchains {
  readonly toolchains: Readonly<Record<string, ToolchainSetting>>;
  /** The file endings whose value is no toolchain. */
  readonly faulty: readonly string[];
}

/**
 * Reads the setting of toolchains, which may hold anything. Endings lose their dot and their capitals; `null` takes an
 * ending out again.
 */
export function parseToolchains(value: unknown): ParsedToolchains {
  const toolchains = new Map<string, ToolchainSetting>();
  const faulty: string[] = [];
  for (const [key, entry] of isRecord(value) ? Object.entries(value) : []) {
    const ending = key.replace(/^\.+/, '').toLowerCase();
    const toolchain = toolchainOf(entry);
    if (toolchain) toolchains.set(ending, toolchain);
    else if (entry !== null) faulty.push(ending);
  }
  return { toolchains: Object.fromEntries(toolchains), faulty };
}

function toolchainOf(value: unknown): ToolchainSetting | undefined {
  if (!isRecord(value)) return undefined;
  const { compile, run } = value;
  if (!isCommand(run)) return undefined;
  if (compile === undefined) return { run };
  return isCommand(compile) ? { compile, run } : undefined;
}

function isCommand(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value[0] !== '' &&
    value.every((argument) => typeof argument === 'string')
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
