import * as vscode from 'vscode';
import type { Layout } from '../core/problems/rotation/layout';

/** The settings of the extension for one resource, as they are now. */
export interface Settings {
  /** Whether answers show while typing (`live`) or only after Solve. */
  readonly answers: 'live' | 'onCommand';
  readonly codeLenses: boolean;
  readonly inlayHints: boolean;
  readonly faults: boolean;
  readonly layout: Layout;
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
  };
}
