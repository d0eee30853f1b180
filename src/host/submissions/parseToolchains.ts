import { arrayOf, isObject, isString, record } from '../../core/guards';
import type { ToolchainSetting } from './submissionRunner';

export interface ParsedToolchains {
  readonly toolchains: Readonly<Record<string, ToolchainSetting>>;
  /** The file endings whose value is no toolchain. */
  readonly faulty: readonly string[];
}

const isArguments = arrayOf(isString);

function isCommand(value: unknown): value is readonly string[] {
  return isArguments(value) && value.length > 0 && value[0] !== '';
}

const isToolchain = record<ToolchainSetting>({ compile: isCommand, run: isCommand }, ['compile']);

/**
 * Reads the setting of toolchains, which may hold anything. Endings lose their dot and their capitals; `null` takes an
 * ending out again.
 */
export function parseToolchains(value: unknown): ParsedToolchains {
  const toolchains = new Map<string, ToolchainSetting>();
  const faulty: string[] = [];
  for (const [key, entry] of isObject(value) && !Array.isArray(value) ? Object.entries(value) : []) {
    const ending = key.replace(/^\.+/, '').toLowerCase();
    if (isToolchain(entry)) toolchains.set(ending, entry);
    else if (entry !== null) faulty.push(ending);
  }
  return { toolchains: Object.fromEntries(toolchains), faulty };
}
