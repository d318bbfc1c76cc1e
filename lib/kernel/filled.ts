/**
 * Returns a list of `count` equal values. Unlike `Array(count).fill(value)`, V8 keeps it packed, so loads skip the
 * check for holes.
 */
export function filled<T>(count: number, value: T): T[] {
  const list: T[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
}

/** List of counts for each name. */
export type Lists<Names extends readonly string[]> = Readonly<Record<Names[number], number[]>>;

/** Returns `length` zeros for each name. */
export const zeros = <const Names extends readonly string[]>(names: Names, length: number): Lists<Names> =>
  Object.fromEntries(names.map((name) => [name, filled(length, 0)])) as Lists<Names>;
