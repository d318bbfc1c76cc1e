/** One to three capital letters, as they are printed to tell decks apart. */
export const isCode = (code: string): boolean => /^[A-Z]{1,3}$/.test(code);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A code that is not taken: the first letter of the title that is free, otherwise of the alphabet, otherwise two letters. */
export function freeCode(taken: readonly string[], title = ''): string {
  const used = new Set(taken.map((code) => code.trim().toUpperCase()));
  const wanted = [...title.toUpperCase()].filter(isCode);
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return [...wanted, ...LETTERS, ...pairs].find((code) => !used.has(code)) ?? 'ZZZ';
}
