/** A name as it tells its bearer from the others in a list: one that several share carries its place, "Hall (no. 2)". */
export function apart(names: readonly string[], i: number): string {
  const name = names[i] ?? '';
  if (names.indexOf(name) === names.lastIndexOf(name)) return name;
  let numbered = `${name} (no. ${i + 1})`;
  while (names.includes(numbered)) numbered += '’';
  return numbered;
}
