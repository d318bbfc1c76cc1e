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

/** The place of two among every two of so many. */
export function placeOfTwo(count: number, a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  return (low * (2 * count - low - 1)) / 2 + high - low - 1;
}

/** Two entries as one text, no matter who comes first. */
export const pairKey = ({ a, b }: { readonly a: string; readonly b: string }): string => [a, b].toSorted().join('/');

/** Places of every two of a list that nothing ties together. */
export function untied(
  list: readonly { readonly id: string }[],
  ties: readonly { readonly a: string; readonly b: string }[],
): readonly (readonly [number, number])[] {
  const tied = new Set(ties.map(pairKey));
  return everyTwo([...list.entries()])
    .filter(([[, a], [, b]]) => !tied.has(pairKey({ a: a.id, b: b.id })))
    .map(([[a], [b]]) => [a, b]);
}

type Colour = 'green' | 'red';

interface Coloured {
  readonly colour: Colour;
}

/** All that is between two people; `green` and `red` count every link, `loose` those without a label. */
export interface Bonds<Label extends Coloured> {
  green: number;
  red: number;
  readonly loose: { green: number; red: number };
  readonly labels: Label[];
}

/** Nothing is between two people. */
export const noBonds = () => ({ green: 0, red: 0, loose: { green: 0, red: 0 }, labels: [] });

/** How many links of a colour came; fewer than none went. */
type Change = readonly [colour: Colour, count: number];

function changeLoose(bonds: Bonds<Coloured>, colour: Colour, count: number): Change {
  bonds.loose[colour] += count;
  bonds[colour] += count;
  return [colour, count];
}

/** Adds links without a label: each cancels one of the other colour first, and only the surplus is drawn. */
export function addLooseLinks(bonds: Bonds<Coloured>, colour: Colour, count: number): readonly Change[] {
  const other = colour === 'green' ? 'red' : 'green';
  const cancelled = Math.min(count, bonds.loose[other]);
  return [changeLoose(bonds, other, -cancelled), changeLoose(bonds, colour, count - cancelled)];
}

/** Erases the links without a label. */
export const clearLooseLinks = (bonds: Bonds<Coloured>): readonly Change[] =>
  (['green', 'red'] as const).map((colour) => changeLoose(bonds, colour, -bonds.loose[colour]));

/** Adds a link with a label. */
export function addLabelled<Label extends Coloured>(bonds: Bonds<Label>, label: Label): readonly Change[] {
  bonds.labels.push(label);
  bonds[label.colour] += 1;
  return [[label.colour, 1]];
}

/** Erases a link with a label. */
export function eraseLabelled<Label extends Coloured>(bonds: Bonds<Label>, label: Label): readonly Change[] {
  bonds.labels.splice(bonds.labels.indexOf(label), 1);
  bonds[label.colour] -= 1;
  return [[label.colour, -1]];
}
