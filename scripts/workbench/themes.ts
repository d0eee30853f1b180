/** The colour themes to look at: the setting's value, and the class that the workbench then has. */
export const themes = {
  light: { setting: 'Light Modern', class: 'vs' },
  dark: { setting: 'Dark Modern', class: 'vs-dark' },
  'high-contrast': { setting: 'Default High Contrast', class: 'hc-black' },
  'high-contrast-light': { setting: 'Default High Contrast Light', class: 'hc-light' },
} as const;

export type Theme = keyof typeof themes;
