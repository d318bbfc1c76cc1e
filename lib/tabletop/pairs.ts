/** More than can sit at a table or fight in a game: a pair of them is one number. */
export const PAIR = 64;

/** Two of them as one number, no matter who is named first. */
export const pairOf = (a: number, b: number): number => (a < b ? a * PAIR + b : b * PAIR + a);

/** The two of a pair, the lower one first. */
export const twoOf = (pair: number): readonly [number, number] => [Math.floor(pair / PAIR), pair % PAIR];

export const hasPair = (pairs: readonly number[], a: number, b: number): boolean => pairs.includes(pairOf(a, b));

/** Adds a pair to a list unless it stands there. */
export function addPair(pairs: number[], a: number, b: number): void {
  if (!hasPair(pairs, a, b)) pairs.push(pairOf(a, b));
}

/** Strikes a pair from a list. */
export function dropPair(pairs: number[], a: number, b: number): void {
  const place = pairs.indexOf(pairOf(a, b));
  if (place >= 0) pairs.splice(place, 1);
}

/** Every two of a list, in the order (1,2), (1,3) … (2,3). */
export const everyTwo = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b] as const));
