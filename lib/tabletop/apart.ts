import { capital, oneLine } from './wording';

/** A name as it tells its bearer from the others in a list: one that several share carries its place, "Hall (no. 2)". */
export function apart(names: readonly string[], i: number): string {
  const name = names[i] ?? '';
  if (names.indexOf(name) === names.lastIndexOf(name)) return name;
  let numbered = `${name} (no. ${i + 1})`;
  while (names.includes(numbered)) numbered += '’';
  return numbered;
}

/** What a field of entries calls them, as it begins a sentence: in one line, each told apart; one without a title by its place. */
export function titlesApart<Field extends string>(
  noun: string,
  field: Field,
  entries: readonly Readonly<Record<Field, string>>[],
): readonly string[] {
  const lines = entries.map(({ [field]: title }, i) => capital(oneLine(title)) || `${noun} ${i + 1}`);
  return lines.map((_, i) => apart(lines, i));
}
