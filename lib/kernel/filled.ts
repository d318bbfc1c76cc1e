/** A list of so many equal values, built so that it is packed: where an engine thinks of holes, every load looks for them. */
export function filled<T>(count: number, value: T): T[] {
  const list: T[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
}

/** A list of counts under each name. */
export type Lists<Names extends readonly string[]> = Readonly<Record<Names[number], number[]>>;

/** So many zeros under each name. */
export const zeros = <const Names extends readonly string[]>(names: Names, length: number): Lists<Names> =>
  Object.fromEntries(names.map((name) => [name, filled(length, 0)])) as Lists<Names>;
