/**
 * A name or an error text for a message of VS Code, which makes links of `[text](command:…)` and icons of `$(name)`: a
 * space without width keeps it as it is.
 */
export function plainText(text: string): string {
  return text.replace(/[\]$](?=\()/g, '$&\u200b');
}
