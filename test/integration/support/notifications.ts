import { window } from 'vscode';

/** An error that the user is told of, with buttons. */
export interface ToldError {
  readonly message: string;
  readonly buttons: readonly string[];
}

/**
 * Presses buttons of the errors that the extension tells the user of, instead of showing them, and gives what they were.
 *
 * @param presses the start of the button's text for each error in turn; undefined for none
 * @param work has the errors told
 */
export async function pressing(
  presses: readonly (string | undefined)[],
  work: () => Promise<unknown>,
): Promise<readonly ToldError[]> {
  const { showErrorMessage } = window;
  const told: ToldError[] = [];
  await new Promise<void>((resolve, reject) => {
    Reflect.set(window, 'showErrorMessage', (message: string, ...buttons: string[]) => {
      const press = presses[told.length];
      told.push({ message, buttons });
      if (told.length === presses.length) resolve();
      const pressed = press === undefined ? undefined : buttons.find((button) => button.startsWith(press));
      return Promise.resolve(pressed);
    });
    work().catch(reject);
  }).finally(() => Reflect.set(window, 'showErrorMessage', showErrorMessage));
  return told;
}
