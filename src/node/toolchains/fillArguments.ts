/** Puts values in for `${NAME}` within each argument; an unknown name stays as it is. */
export function fillArguments(
  argv: readonly string[],
  values: ReadonlyMap<string, string>,
): readonly string[] {
  return argv.map((argument) =>
    argument.replace(/\$\{([\w:.+-]+)\}/g, (whole, name: string) => values.get(name) ?? whole),
  );
}
