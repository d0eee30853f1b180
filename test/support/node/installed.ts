import { accessSync, constants } from 'node:fs';
import { extname, join } from 'node:path';
import { searchFolders } from '../../../src/node/toolchains/findProgram';
import { languageOf } from '../../../src/node/toolchains/languages';

/** The program that a source needs and that is not on this machine; undefined where all is there. */
function missingProgram(file: string): string | undefined {
  const toolchains = languageOf(extname(file).slice(1))?.toolchains ?? [];
  const lacking = toolchains.map(({ programs }) => programs.find((program) => !isInstalled(program)));
  return lacking.includes(undefined) ? undefined : lacking[0];
}

/** Whether a program is found by its name, or in this project's packages. */
function isInstalled(program: string): boolean {
  const packages = join(__dirname, '../../../node_modules/.bin');
  return [...searchFolders(process.env), packages].some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Defines a test of a source, or one that says by its name that it was not run, and why. */
export function itRuns(file: string, what: string, test: () => void | Promise<void>): void {
  const missing = missingProgram(file);
  if (missing === undefined) it(`${file} ${what}`, test);
  else it(`${file} ${what} (not run: ${missing} is not installed)`, () => undefined);
}
