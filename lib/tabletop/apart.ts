import { capital } from './wording';

/** A name as it tells its bearer from the others in a list: one that several share carries its place, "Hall (no. 2)". */
export function apart(names: readonly string[], i: number): string {
  const name = names[i] ?? '';
  if (names.indexOf(name) === names.lastIndexOf(name)) return name;
  let numbered = `${name} (no. ${i + 1})`;
  while (names.includes(numbered)) numbered += '’';
  return numbered;
}

/** Titles as they begin a sentence, in one line and each told apart; an entry without one goes by its place. */
export function titlesApart(noun: string, titles: readonly string[]): readonly string[] {
  const lines = titles.map((title, i) => capital(title.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()) || `${noun} ${i + 1}`);
  return lines.map((_, i) => apart(lines, i));
}
