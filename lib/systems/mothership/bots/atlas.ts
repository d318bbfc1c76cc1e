import { at } from '@/lib/kernel/at';
import type { Game, Place } from '../engine/game';
import type { View } from '../engine/view';

/** Steps from each place to each other while the same tiles are missing; rows are worked out when first asked for. */
export interface Atlas {
  readonly rows: (readonly number[] | undefined)[];
  /** Whether the loss of a cell would leave no way from start to finish, where somebody has asked. */
  readonly lastWays: Map<Place, boolean>;
}

/** Distances kept of one ship, in all its atlases together. */
const MOST = 2_000_000;
const known = new WeakMap<Game, Map<string, Atlas>>();

/** The atlas of the present: games of one ship share them, since most games lose the same few tiles or none. */
export function atlasOf(view: View): Atlas {
  let atlases = known.get(view.game);
  if (!atlases) {
    atlases = new Map();
    known.set(view.game, atlases);
  }
  const key = view.gaps;
  let atlas = atlases.get(key);
  if (!atlas) {
    if ((atlases.size + 1) * view.game.places ** 2 > MOST) atlases.clear();
    atlas = { rows: [], lastWays: new Map() };
    atlases.set(key, atlas);
  }
  return atlas;
}

/** Steps from everywhere to a place. */
export function stepsTo(atlas: Atlas, view: View, place: Place): readonly number[] {
  let row = atlas.rows[place];
  if (!row) {
    row = view.distancesTo([place]);
    while (atlas.rows.length <= place) atlas.rows.push(undefined);
    atlas.rows[place] = row;
  }
  return row;
}

export const stepsBetween = (atlas: Atlas, view: View, from: Place, to: Place): number =>
  at(stepsTo(atlas, view, to), from);

/** Whether the loss of a tile would leave no way from start to finish. */
export function isLastWay(atlas: Atlas, view: View, cell: Place): boolean {
  const known = atlas.lastWays.get(cell);
  if (known !== undefined) return known;
  const { start, finish } = view.game;
  const toFinish = stepsTo(atlas, view, finish);
  // What every way passes, the shortest passes too.
  const onWay = at(stepsTo(atlas, view, start), cell) + at(toFinish, cell) === at(toFinish, start);
  const isLast = onWay && view.isLastWay(cell);
  atlas.lastWays.set(cell, isLast);
  return isLast;
}
