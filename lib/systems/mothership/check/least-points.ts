import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { FAR } from '../engine/distance';
import type { Game, Place } from '../engine/game';

/**
 * Returns the fewest action points in which a player can get from the start to the finish, undefined if there is no way.
 * A lower bound: the character is the best one for the way, and traps that throw people lie wherever they help.
 */
export function leastPoints(game: Game): number | undefined {
  const hops = game.characters.flatMap(({ abilities }) =>
    abilities.flatMap(({ kind, apCost }) => (kind === 'hop' ? [apCost] : [])),
  );
  const hop = Math.min(FAR, ...hops);
  const landings = landingsOf(game);
  const least = filled(game.places, FAR);
  /** Places by their points: Dijkstra's algorithm with a bucket for each cost. */
  const buckets: Place[][] = [];
  const offer = (place: Place, points: number) => {
    if (at(least, place) <= points) return;
    least[place] = points;
    while (buckets.length <= points) buckets.push([]);
    at(buckets, points).push(place);
  };
  offer(game.start, 0);
  for (let points = 0; points < buckets.length; points++) {
    for (const place of at(buckets, points)) {
      if (at(least, place) < points || place === game.finish) continue;
      for (const neighbour of at(game.neighbours, place)) offer(neighbour, points + 1);
      if (hop < FAR) for (const { to } of at(game.hops, place)) offer(to, points + hop);
      if (place < game.cells) for (const landing of landings) offer(landing, points);
    }
  }
  const points = at(least, game.finish);
  return points < FAR ? points : undefined;
}

/** Returns the places onto which traps throw people. */
export const landingsOf = ({ traps }: Game): readonly Place[] => [
  ...new Set(
    traps.flatMap(({ tiles, deeds }) =>
      tiles === 0 ? [] : deeds.flatMap((deed) => (deed.kind === 'teleport' ? [deed.to] : [])),
    ),
  ),
];
