import { fillArguments } from '../toolchains/fillArguments';
import { withPath } from '../toolchains/findToolchain';
import type { Program } from './compiler';
import { placeValues } from './programPlace';

/** The command line of a program, which gets `memory` megabytes where its machine asks. */
export function programArguments(
  { toolchain: { toolchain, paths }, place, mainClass }: Program,
  memory: number,
): readonly string[] {
  const values = placeValues(place, paths);
  values.set('memory', String(memory));
  if (mainClass !== undefined) values.set('mainClass', mainClass);
  return withPath(fillArguments(toolchain.run, values), paths);
}
