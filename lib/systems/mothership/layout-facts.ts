import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { distancesTo, FAR } from './engine/distance';
import type { Game, Place } from './engine/game';

/** Properties of a layout, independent of the tiles dealt. */
export interface LayoutFacts {
  readonly tiles: number;
  /** Empty cells within the tiles' bounding box, not counting boards. */
  readonly gaps: number;
  /** Length of the shortest path from start to finish; undefined if there is none. */
  readonly steps: number | undefined;
  /** Tiles whose loss splits the ship, with both boards walkable. */
  readonly cutTiles: readonly Place[];
  /** Tiles whose loss cuts others off from the start while the finish is shut, with those others. */
  readonly lifelines: readonly { readonly cell: Place; readonly cutOff: readonly Place[] }[];
  /** Straight hops over one gap, each pair of ends counted once. */
  readonly hops: number;
}

export function layoutFacts(game: Game): LayoutFacts {
  const steps = at(distancesTo(game, filled(game.cells, 0), [game.start]), game.finish);
  return {
    tiles: game.cells,
    gaps: gapsIn(game),
    steps: steps >= FAR ? undefined : steps,
    cutTiles: cutTiles(game),
    lifelines: lifelines(game),
    hops: gapHops(game),
  };
}

function gapsIn({ cells, x, y, startSpots, finishSpots }: Game): number {
  if (cells === 0) return 0;
  const [left, right, top, bottom] = [Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)];
  const inside = [...startSpots, ...finishSpots].filter(
    (spot) => spot.x >= left && spot.x <= right && spot.y >= top && spot.y <= bottom,
  );
  return (right - left + 1) * (bottom - top + 1) - cells - inside.length;
}

/** Counts hops over a cell without a tile; both directions count as one. */
function gapHops(game: Game): number {
  const holds = new Set([...game.x.keys()].map((cell) => `${at(game.x, cell)} ${at(game.y, cell)}`));
  const spotsOf = (place: Place) =>
    place === game.start
      ? game.startSpots
      : place === game.finish
        ? game.finishSpots
        : [{ x: at(game.x, place), y: at(game.y, place) }];
  const middles = new Set<string>();
  for (let place = 0; place < game.places; place++) {
    for (const { to, dir } of at(game.hops, place)) {
      const [dx, dy] = [dir === 'E' ? 1 : dir === 'W' ? -1 : 0, dir === 'S' ? 1 : dir === 'N' ? -1 : 0];
      for (const { x, y } of spotsOf(place)) {
        const lands = spotsOf(to).some((spot) => spot.x === x + 2 * dx && spot.y === y + 2 * dy);
        const middle = `${x + dx} ${y + dy}`;
        if (!lands || holds.has(middle)) continue;
        middles.add(`${middle} ${dx === 0 ? 'down' : 'across'}`);
      }
    }
  }
  return middles.size;
}

/** Returns the cells that are articulation points of the whole map (Tarjan's algorithm, iterative). */
function cutTiles(game: Game): readonly Place[] {
  const { places } = game;
  const [order, low, parent, next] = [filled(places, 0), filled(places, 0), filled(places, -1), filled(places, 0)];
  const cut = new Set<Place>();
  let count = 0;
  for (let root = 0; root < places; root++) {
    if (at(order, root) !== 0) continue;
    let branches = 0;
    const trail = [root];
    order[root] = low[root] = ++count;
    while (trail.length > 0) {
      const place = at(trail, trail.length - 1);
      const neighbour = at(game.neighbours, place)[at(next, place)];
      if (neighbour === undefined) {
        trail.pop();
        const above = at(parent, place);
        if (above === -1) continue;
        low[above] = Math.min(at(low, above), at(low, place));
        if (above === root) branches++;
        else if (at(low, place) >= at(order, above)) cut.add(above);
        continue;
      }
      next[place] = at(next, place) + 1;
      if (at(order, neighbour) === 0) {
        parent[neighbour] = place;
        order[neighbour] = low[neighbour] = ++count;
        trail.push(neighbour);
      } else if (neighbour !== at(parent, place)) low[place] = Math.min(at(low, place), at(order, neighbour));
    }
    if (branches > 1) cut.add(root);
  }
  return [...cut].filter((place) => place < game.cells).toSorted((a, b) => a - b);
}

/** Returns, for each tile, the cells cut off from the start by its loss while the finish is shut. */
function lifelines(game: Game): LayoutFacts['lifelines'] {
  const tile = filled(game.cells, 0);
  const whole = distancesTo(game, tile, [game.start]);
  const found: { cell: Place; cutOff: Place[] }[] = [];
  for (const cell of dominators(game)) {
    tile[cell] = -1;
    const without = distancesTo(game, tile, [game.start]);
    tile[cell] = 0;
    const cutOff: Place[] = [];
    for (let other = 0; other < game.cells; other++) {
      if (other !== cell && at(whole, other) < FAR && at(without, other) >= FAR) cutOff.push(other);
    }
    if (cutOff.length > 0) found.push({ cell, cutOff });
  }
  return found;
}

/** Candidates for lifelines: articulation points with the finish impassable. */
function dominators(game: Game): readonly Place[] {
  const neighbours = game.neighbours.map((list, place) =>
    place === game.finish ? [] : list.filter((neighbour) => neighbour !== game.finish),
  );
  return cutTiles({ ...game, neighbours });
}
