import { type Diagnostic, type Uri, languages } from 'vscode';

/** The diagnostics of a file as soon as they are accepted. */
export function diagnosticsOf(
  uri: Uri,
  accept: (diagnostics: readonly Diagnostic[]) => boolean,
): Promise<readonly Diagnostic[]> {
  return new Promise((resolve) => {
    const subscription = languages.onDidChangeDiagnostics(check);
    function check(): void {
      const diagnostics = languages.getDiagnostics(uri);
      if (!accept(diagnostics)) return;
      subscription.dispose();
      resolve(diagnostics);
    }
    check();
  });
}

/** The codes of diagnostics, in the order of their places. */
export function codesOf(diagnostics: readonly Diagnostic[]): unknown[] {
  return [...diagnostics]
    .sort((a, b) => a.range.start.compareTo(b.range.start))
    .map(({ code }) => (typeof code === 'object' ? code.value : code));
}

/** Accepts diagnostics with these codes, in the order of their places. */
export function withCodes(...codes: string[]): (diagnostics: readonly Diagnostic[]) => boolean {
  return (diagnostics) => codesOf(diagnostics).join() === codes.join();
}
