/** The colour themes to look at: the setting's value, and the classes that the workbench and a webview's body then have. */
export const themes = {
  light: { setting: 'Light Modern', workbench: 'vs', webview: 'vscode-light' },
  dark: { setting: 'Dark Modern', workbench: 'vs-dark', webview: 'vscode-dark' },
  'high-contrast': {
    setting: 'Default High Contrast',
    workbench: 'hc-black',
    webview: 'vscode-high-contrast:not(.vscode-high-contrast-light)',
  },
  'high-contrast-light': {
    setting: 'Default High Contrast Light',
    workbench: 'hc-light',
    webview: 'vscode-high-contrast-light',
  },
} as const;

export type Theme = keyof typeof themes;
