import * as vscode from 'vscode';
import { type Profile, profileByName } from '../core/judge/profile';
import type { Layout } from '../core/problems/rotation/layout';
import { type OutputPattern, parseOutputPattern } from './outputNames';

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
}

export const SECTION = 'rotation';

export function settingsOf(uri: vscode.Uri): Settings {
  const values = vscode.workspace.getConfiguration(SECTION, uri);
  return {
    answers: values.get('answers') === 'onCommand' ? 'onCommand' : 'live',
    codeLenses: values.get('codeLens.enabled', true),
    inlayHints: values.get('inlayHints.enabled', true),
    faults: values.get('faults.enabled', true),
    layout: values.get('format.layout') === 'picture' ? 'picture' : 'line',
    judge: profileByName(values.get('judge')) ?? 'uva',
    outputFiles: patternsOf(values.get('outputFiles')),
  };
}

/** Entries that are none of ours are passed over. */
function patternsOf(value: unknown): OutputPattern[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry) => (typeof entry === 'string' ? (parseOutputPattern(entry) ?? []) : []));
}
