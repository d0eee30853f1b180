import * as vscode from 'vscode';
import type { Translate } from '../core/text/translate';

/** `Translate` in the display language of VS Code, for texts that the core words. */
export const translate: Translate = (message, ...args) => vscode.l10n.t(message, ...args);
