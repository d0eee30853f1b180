import * as vscode from 'vscode';
import { isBoolean } from '../core/guards';
import { DEFAULT_LIMITS, DEFAULT_STRESS_SECONDS } from '../core/judge/defaultLimits';
import { MOST_LIMITS, MOST_STRESS_SECONDS } from '../core/judge/mostLimits';
import { type Profile, profileByName } from '../core/judge/profile';
import type { Limits } from '../core/judge/submission';
import type { Layout } from '../core/problems/rotation/layout';
import { type OutputPattern, parseOutputPattern } from './outputNames';
import { type ParsedToolchains, parseToolchains } from './submissions/parseToolchains';

/** The settings of the extension for one resource, as they are now. */
export interface Settings {
  /** Whether answers show while typing (`live`) or only after Solve. */
  readonly answers: 'live' | 'onCommand';
  readonly codeLenses: boolean;
  readonly inlayHints: boolean;
  readonly faults: boolean;
  readonly layout: Layout;
  /** The judge by whose rules outputs are checked. */
  readonly judge: Profile;
  /** Which files are the outputs of an input. */
  readonly outputFiles: readonly OutputPattern[];
  /** Whether a source that looks like a submission has lenses at its top. */
  readonly submissionLenses: boolean;
  readonly toolchains: ParsedToolchains;
  readonly limits: Limits;
  /** How long a stress test goes on without finding a fault. */
  readonly stressSeconds: number;
}

const MEBIBYTE = 2 ** 20;

export const SECTION = 'rotation';

/** @param uri undefined for what holds in the workspace at large */
export function settingsOf(uri: vscode.Uri | undefined): Settings {
  const values = vscode.workspace.getConfiguration(SECTION, uri);
  return {
    answers: values.get('answers') === 'onCommand' ? 'onCommand' : 'live',
    codeLenses: isOn(values.get('codeLens.enabled')),
    inlayHints: isOn(values.get('inlayHints.enabled')),
    faults: isOn(values.get('faults.enabled')),
    layout: values.get('format.layout') === 'picture' ? 'picture' : 'line',
    judge: profileByName(values.get('judge')) ?? 'uva',
    outputFiles: patternsOf(values.get('outputFiles')),
    submissionLenses: isOn(values.get('submissions.codeLens')),
    toolchains: parseToolchains(values.get('toolchains')),
    limits: {
      milliseconds: positive(
        values.get('limits.time'),
        DEFAULT_LIMITS.milliseconds,
        MOST_LIMITS.milliseconds,
      ),
      megabytes: positive(values.get('limits.memory'), DEFAULT_LIMITS.megabytes, MOST_LIMITS.megabytes),
      outputBytes:
        MEBIBYTE *
        positive(
          values.get('limits.output'),
          DEFAULT_LIMITS.outputBytes / MEBIBYTE,
          MOST_LIMITS.outputBytes / MEBIBYTE,
        ),
    },
    stressSeconds: positive(values.get('stress.seconds'), DEFAULT_STRESS_SECONDS, MOST_STRESS_SECONDS),
  };
}

/** Entries that are none of ours are passed over. */
function patternsOf(value: unknown): OutputPattern[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => (typeof entry === 'string' ? (parseOutputPattern(entry) ?? []) : []));
}

/** Whether a setting that is on by default is on: other values than booleans count as not set. */
function isOn(value: unknown): boolean {
  return !isBoolean(value) || value;
}

/** A setting that has to be a positive number, or what holds where it is none. */
function positive(value: unknown, otherwise: number, most: number): number {
  return typeof value === 'number' && value > 0 ? Math.min(value, most) : otherwise;
}
