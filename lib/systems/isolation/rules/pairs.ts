import { everyTwo } from '@/lib/tabletop/pairs';
import type { Link, Siege } from '../schema';

/** Places of every two of the cast between whom there is no link. */
export function barePairs({ cast, links }: Siege): readonly (readonly [number, number])[] {
  const linked = new Set(links.flatMap(({ a, b }) => [`${a}/${b}`, `${b}/${a}`]));
  return everyTwo(cast.map(({ id }, place) => ({ id, place })))
    .filter(([one, other]) => !linked.has(`${one.id}/${other.id}`))
    .map(([one, other]) => [one.place, other.place]);
}

/** Two people as one text, no matter who comes first. */
export const pairKey = ({ a, b }: Pick<Link, 'a' | 'b'>): string => [a, b].toSorted().join('/');

/** Links by what they have in common, in the order of the first of each. */
export function linksBy(
  links: readonly Link[],
  keyOf: (link: Link) => string,
): ReadonlyMap<string, readonly [Link, ...Link[]]> {
  const sets = new Map<string, [Link, ...Link[]]>();
  for (const link of links) {
    const set = sets.get(keyOf(link));
    if (set) set.push(link);
    else sets.set(keyOf(link), [link]);
  }
  return sets;
}
