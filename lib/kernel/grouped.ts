/** Entries by what they have in common, each group in its order; groups in the order of their first ones. */
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
