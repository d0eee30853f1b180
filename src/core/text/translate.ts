/**
 * Gives a message in the reader's language, with `{0}`, `{1}`, … replaced by the arguments. The English message is
 * the key, as in `vscode.l10n.t`, which is one such function.
 */
export type Translate = (message: string, ...args: (string | number)[]) => string;

/** A `Translate` over a bundle from English messages to translated ones; a missing message stays English. */
export function translator(bundle: Readonly<Record<string, string>>): Translate {
  return (message, ...args) =>
    (bundle[message] ?? message).replace(/\{(\d+)\}/g, (whole, index: string) => {
      const value = args[Number(index)];
      return value === undefined ? whole : String(value);
    });
}

export const english: Translate = translator({});
