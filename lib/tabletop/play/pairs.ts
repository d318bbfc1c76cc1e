/** Exclusive bound of numbers in a pair, above any number of players or fighters. A pair is one number. */
export const PAIR = 64;

/** Encodes an unordered pair as a number. */
export const pairOf = (a: number, b: number): number => (a < b ? a * PAIR + b : b * PAIR + a);

/** Decodes a pair, lower number first. */
export const decodePair = (pair: number): readonly [number, number] => [Math.floor(pair / PAIR), pair % PAIR];

export const hasPair = (pairs: readonly number[], a: number, b: number): boolean => pairs.includes(pairOf(a, b));

/** Adds a pair to a list unless it is there. */
export function addPair(pairs: number[], a: number, b: number): void {
  if (!hasPair(pairs, a, b)) pairs.push(pairOf(a, b));
}

export function dropPair(pairs: number[], a: number, b: number): void {
  const place = pairs.indexOf(pairOf(a, b));
  if (place >= 0) pairs.splice(place, 1);
}

/** Returns all pairs of items, in the order (1,2), (1,3) … (2,3). */
export const allPairs = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((a, i) => list.slice(i + 1).map((b) => [a, b] as const));

/** Returns the index of a pair among all pairs of `count` items. */
export function pairIndex(count: number, a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  return (low * (2 * count - low - 1)) / 2 + high - low - 1;
}

/** Key of an unordered pair of entries. */
export const pairKey = ({ a, b }: { readonly a: string; readonly b: string }): string => [a, b].toSorted().join('/');

/** Returns the pairs of indices whose entries are not tied together. */
export function untied(
  list: readonly { readonly id: string }[],
  ties: readonly { readonly a: string; readonly b: string }[],
): readonly (readonly [number, number])[] {
  const tied = new Set(ties.map(pairKey));
  return allPairs([...list.entries()])
    .filter(([[, a], [, b]]) => !tied.has(pairKey({ a: a.id, b: b.id })))
    .map(([[a], [b]]) => [a, b]);
}

type Colour = 'green' | 'red';

interface Coloured {
  readonly colour: Colour;
}

/** Links between two people: `green` and `red` count all links, `loose` those without a label. */
export interface Bonds<Label extends Coloured> {
  green: number;
  red: number;
  readonly loose: { green: number; red: number };
  readonly labels: Label[];
}

export const noBonds = () => ({ green: 0, red: 0, loose: { green: 0, red: 0 }, labels: [] });

/** Change in the number of links of a colour; negative for removed ones. */
type Change = readonly [colour: Colour, count: number];

function changeLoose(bonds: Bonds<Coloured>, colour: Colour, count: number): Change {
  bonds.loose[colour] += count;
  bonds[colour] += count;
  return [colour, count];
}

/** Adds links without a label: each first cancels one of the other colour, and only the rest is added. */
export function addLooseLinks(bonds: Bonds<Coloured>, colour: Colour, count: number): readonly Change[] {
  const other = colour === 'green' ? 'red' : 'green';
  const cancelled = Math.min(count, bonds.loose[other]);
  return [changeLoose(bonds, other, -cancelled), changeLoose(bonds, colour, count - cancelled)];
}

/** Removes the links without a label. */
export const clearLooseLinks = (bonds: Bonds<Coloured>): readonly Change[] =>
  (['green', 'red'] as const).map((colour) => changeLoose(bonds, colour, -bonds.loose[colour]));

export function addLabelled<Label extends Coloured>(bonds: Bonds<Label>, label: Label): readonly Change[] {
  bonds.labels.push(label);
  bonds[label.colour] += 1;
  return [[label.colour, 1]];
}

export function eraseLabelled<Label extends Coloured>(bonds: Bonds<Label>, label: Label): readonly Change[] {
  bonds.labels.splice(bonds.labels.indexOf(label), 1);
  bonds[label.colour] -= 1;
  return [[label.colour, -1]];
}
