import { everyTwo } from '@/lib/tabletop/pairs';
import type { Link, Siege } from '../schema';

/** Two people as one text, no matter who comes first. */
export const pairKey = ({ a, b }: Pick<Link, 'a' | 'b'>): string => [a, b].toSorted().join('/');

/** Places of every two of the cast between whom there is no link. */
export function barePairs({ cast, links }: Siege): readonly (readonly [number, number])[] {
  const linked = new Set(links.map(pairKey));
  return everyTwo(cast.map(({ id }, place) => ({ id, place })))
    .filter(([one, other]) => !linked.has(pairKey({ a: one.id, b: other.id })))
    .map(([one, other]) => [one.place, other.place]);
}
