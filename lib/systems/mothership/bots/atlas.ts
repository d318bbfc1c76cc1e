import { at } from '@/lib/kernel/at';
import type { Game, Place } from '../engine/game';
import type { View } from '../engine/view';

/** Distance cache for one set of missing tiles; rows are computed on demand. */
export interface Atlas {
  readonly rows: (readonly number[] | undefined)[];
  /** Memo: whether the loss of a cell leaves no way from start to finish. */
  readonly lastWays: Map<Place, boolean>;
}

/** Upper limit on the cached distances of one ship, over all its atlases. */
const MOST = 2_000_000;
const known = new WeakMap<Game, Map<string, Atlas>>();

/** Returns the board's atlas. Games of one ship share them, since most lose the same few tiles or none. */
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

/** Returns the steps from every place to `place`. */
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

/** Tells whether the loss of a tile would leave no way from start to finish. */
export function isLastWay(atlas: Atlas, view: View, cell: Place): boolean {
  const known = atlas.lastWays.get(cell);
  if (known !== undefined) return known;
  const { start, finish } = view.game;
  const toFinish = stepsTo(atlas, view, finish);
  // A cell on every path is on the shortest one too; this rules out most cells cheaply.
  const onWay = at(stepsTo(atlas, view, start), cell) + at(toFinish, cell) === at(toFinish, start);
  const isLast = onWay && view.isLastWay(cell);
  atlas.lastWays.set(cell, isLast);
  return isLast;
}
