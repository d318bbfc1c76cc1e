/** A list of so many equal values, built so that it is packed: where an engine thinks of holes, every load looks for them. */
export function filled<T>(count: number, value: T): T[] {
  const list: T[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
}
