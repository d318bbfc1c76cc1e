/** "a, b and c". */
export function joined(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** "a, b and 3 more": of more names than `most`, all but one of so many are named. */
export function joinedUpTo(most: number, names: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const shown = names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} more`] : names;
  return joined(shown, conjunction);
}

/** "1 card", "5 cards". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** The article that goes before a noun, or before letters said one by one ("NPC"). */
export const article = (noun: string): string => (/^([aeiouAEIOU]|[FHLMNRSX](?=[A-Z]))/.test(noun) ? 'an' : 'a');

/** "a heart", "an engine". */
export const withArticle = (noun: string): string => `${article(noun)} ${noun}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const isBlank = (text: string): boolean => text.trim() === '';

/** What a document is called, or that it has no name yet. */
export const titled = (title: string, noun: string): string => title.trim() || `Untitled ${noun}`;

/** What a thing is called in a sentence: by name, otherwise by its place in the list. */
export const called = (name: string, noun: string, i: number): string =>
  isBlank(name) ? `${noun} ${i + 1}` : `“${name.trim()}”`;
