import { everyTwo } from '@/lib/tabletop/pairs';
import type { Siege } from '../schema';

/** Places of every two of the cast between whom there is no link. */
export function barePairs({ cast, links }: Siege): readonly (readonly [number, number])[] {
  const linked = new Set(links.flatMap(({ a, b }) => [`${a}/${b}`, `${b}/${a}`]));
  return everyTwo(cast.map(({ id }, place) => ({ id, place })))
    .filter(([one, other]) => !linked.has(`${one.id}/${other.id}`))
    .map(([one, other]) => [one.place, other.place]);
}
