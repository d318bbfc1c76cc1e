export const SIGNS_SHOWN = 40;

/** Returns the words of a name or query in lower case, without accents and punctuation. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Returns the names with every word typed, best first: exact word, prefix, substring; short names before long ones. */
export function searchSigns(names: readonly string[], typed: string): readonly string[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const found: { readonly name: string; readonly distance: number }[] = [];
  for (const name of names) {
    const words = name.split('-');
    let distance = words.length;
    for (const want of wanted) distance += distanceTo(want, words, name);
    if (distance < Number.POSITIVE_INFINITY) found.push({ name, distance });
  }
  return found.sort((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1)).map(({ name }) => name);
}

function distanceTo(want: string, words: readonly string[], name: string): number {
  if (words.includes(want)) return 0;
  // A plural finds its singular: "ghosts" finds "ghost".
  if (want.length > 3 && want.endsWith('s') && words.includes(want.slice(0, -1))) return 10;
  if (words.some((word) => word.startsWith(want))) return 20;
  return name.includes(want) && want.length > 1 ? 100 : Number.POSITIVE_INFINITY;
}

/** "tentacle-strike" → "tentacle strike". */
export const sayName = (name: string): string => name.replaceAll('-', ' ');

let index: Promise<readonly string[]> | undefined;

/** Returns all names, fetched once. Rejects if the fetch fails; the next call retries. */
export function loadSignNames(): Promise<readonly string[]> {
  index ??= fetch('/signs/index.txt')
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(String(response.status)))))
    .then((text) => text.split('\n'));
  index.catch(() => {
    index = undefined;
  });
  return index;
}
