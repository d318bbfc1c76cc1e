/** More than there can be fighters: a pair is one number. */
export const PAIR = 64;

/** Two fighters as one number, whichever is named first. */
export const pairOf = (a: number, b: number): number => (a < b ? a * PAIR + b : b * PAIR + a);

/** Adds a pair to a list unless it stands there. */
export function addPair(pairs: number[], a: number, b: number): void {
  if (!pairs.includes(pairOf(a, b))) pairs.push(pairOf(a, b));
}

/** Strikes a pair from a list. */
export function dropPair(pairs: number[], a: number, b: number): void {
  const place = pairs.indexOf(pairOf(a, b));
  if (place >= 0) pairs.splice(place, 1);
}
