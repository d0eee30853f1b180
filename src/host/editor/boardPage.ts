/** What the page of a board editor is made of. */
export interface BoardPageOptions {
  /** The source that the content security policy names for this webview's own files. */
  readonly cspSource: string;
  readonly nonce: string;
  /** Addresses of the bundled script and style sheet. */
  readonly script: string;
  readonly style: string;
  /** Language of the texts, such as `en` or `zh-cn`. */
  readonly language: string;
  readonly title: string;
  /** From English messages to those of the language. */
  readonly messages: Readonly<Record<string, string>>;
}

/** The HTML page of a board editor. Scripts run with the nonce only; nothing is loaded from the network. */
export function boardPage(options: BoardPageOptions): string {
  const { cspSource, nonce, script, style, language, title, messages } = options;
  const policy = `default-src 'none'; style-src ${cspSource}; font-src ${cspSource}; script-src 'nonce-${nonce}'`;
  return `<!DOCTYPE html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${escapeHtml(style)}">
</head>
<body>
<div id="app"></div>
<script type="application/json" id="l10n">${jsonInScript(messages)}</script>
<script nonce="${escapeHtml(nonce)}" src="${escapeHtml(script)}"></script>
</body>
</html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** JSON without `<`, which could end the script element or open a comment. */
function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
