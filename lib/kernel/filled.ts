/** Returns `count` equal values. Unlike `Array(count).fill()`, V8 keeps the list packed and skips hole checks. */
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
