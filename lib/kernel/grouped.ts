/** Groups entries by key. Entries keep their order; groups are in the order of their first entries. */
export function groupedBy<Entry, Key = string>(
  list: readonly Entry[],
  keyOf: (entry: Entry) => Key,
): ReadonlyMap<Key, readonly [Entry, ...Entry[]]> {
  const groups = new Map<Key, [Entry, ...Entry[]]>();
  for (const entry of list) {
    const key = keyOf(entry);
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return groups;
}
