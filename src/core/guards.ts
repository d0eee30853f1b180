/** Tells whether a value from outside has a type. */
export type Guard<T> = (value: unknown) => value is T;

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

/** An integer from `least` to `most`. */
export function integer(least: number, most = Number.MAX_SAFE_INTEGER): Guard<number> {
  return (value): value is number =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most;
}

export function oneOf<const T extends string | number>(...values: readonly T[]): Guard<T> {
  return (value): value is T => values.some((one) => one === value);
}

export function nullable<T>(guard: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || guard(value);
}

export function arrayOf<T>(guard: Guard<T>): Guard<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(guard);
}

/** Guards for the properties of `T`; those of `T`'s optional ones are asked only where the property is there. */
type Shape<T> = { readonly [K in keyof T]-?: Guard<Exclude<T[K], undefined>> };

/** An object with the properties of `T`. Other properties are let pass. */
export function record<T extends object>(
  shape: Shape<T>,
  optional: readonly (keyof T & string)[] = [],
): Guard<T> {
  const guards = Object.entries<(value: unknown) => boolean>(shape);
  const mayBeMissing = new Set<string>(optional);
  return (value): value is T =>
    isObject(value) &&
    guards.every(([key, guard]) => guard(value[key]) || (value[key] === undefined && mayBeMissing.has(key)));
}

/** One of several objects told apart by a string property. */
export function variants<T extends object, Tag extends keyof T & string>(
  tag: Tag,
  guards: { readonly [K in T[Tag] & string]: Guard<Extract<T, Readonly<Record<Tag, K>>>> },
): Guard<T> {
  const byTag = new Map<unknown, Guard<T>>(Object.entries<Guard<T>>(guards));
  return (value): value is T => isObject(value) && (byTag.get(value[tag])?.(value) ?? false);
}
