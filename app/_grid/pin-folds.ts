import { formatPlace, parsePlace, type Spot } from '@/lib/kit/grid';
import { type Board, NONE } from '@/lib/tabletop/play/board';
import { type GridState, pinId, pinsOf } from './grid-board';
import { type Axis, type GridSize, mirrorSpot, type Side } from './grid-model';

type Pins = GridState['pins'];

/** Returns a cell's mirror images for the folds that are on, not itself, clockwise: across, then both, then down. */
function oppositeOf(cell: string, size: GridSize, folds: readonly Axis[], board: Board): readonly string[] {
  const spot = parsePlace(cell);
  if (!spot) return [];
  const fold = (at: Spot, axis: Axis) => (folds.includes(axis) ? mirrorSpot(at, size, axis) : at);
  const across = fold(spot, 'across');
  const all = [across, fold(across, 'down'), fold(spot, 'down')].map(formatPlace);
  return [...new Set(all)].filter((each) => each !== cell && board.cellOf(each) !== NONE);
}

/**
 * Returns the pins after placing one on a cell, or after removing it if it was there. With folds on, the pin that was
 * opposite moves along, else the next unplaced pin is put opposite; removing a pin removes the one opposite too.
 */
export function putPin(
  state: GridState,
  put: { readonly players: number; readonly number: number; readonly cell: string },
  shown: { readonly size: GridSize; readonly folds: readonly Axis[]; readonly board: Board },
): Pins {
  const { players, number, cell } = put;
  const { size, folds, board } = shown;
  const opposite = (of: string) => oppositeOf(of, size, folds, board);
  const id = pinId(players, number);
  const before = state.pins.get(id) ?? '';
  const others = pinsOf(state, players).filter(([other]) => other !== number);
  const on = (place: string) => others.find(([, at]) => at === place)?.[0];
  const pins = new Map(state.pins);
  if (before === cell) {
    for (const each of [number, ...opposite(cell).map(on)]) if (each !== undefined) pins.delete(pinId(players, each));
    return pins;
  }
  pins.set(id, cell);
  const followers = opposite(before).flatMap((place) => on(place) ?? []);
  const unplaced = Array.from({ length: players }, (_, i) => i + 1).filter(
    (each) => each !== number && !others.some(([other]) => other === each),
  );
  const next = [...followers, ...unplaced];
  for (const place of opposite(cell)) {
    if (on(place) !== undefined) continue;
    const follower = next.shift();
    if (follower !== undefined) pins.set(pinId(players, follower), place);
  }
  return pins;
}

/** Returns the set's pins on one half, mirrored with other pins of the set. Removes other pins on the other half. */
export function mirrorPins(state: GridState, players: number, size: GridSize, from: Side, board: Board): Pins {
  const axis: Axis = from === 'left' || from === 'right' ? 'across' : 'down';
  const last = (axis === 'across' ? size.columns : size.rows) - 1;
  const isFirst = from === 'left' || from === 'top';
  const halfOf = (cell: string) => {
    const spot = parsePlace(cell);
    const place = spot ? (axis === 'across' ? spot.x : spot.y) : last;
    return (2 * place - last) * (isFirst ? 1 : -1);
  };
  const kept = pinsOf(state, players).filter(([, cell]) => halfOf(cell) <= 0);
  const pins = new Map(state.pins);
  const others = Array.from({ length: players }, (_, i) => i + 1).filter(
    (each) => !kept.some(([number]) => number === each),
  );
  for (const other of others) pins.delete(pinId(players, other));
  for (const [, cell] of kept.filter(([, at]) => halfOf(at) < 0)) {
    const [place] = oppositeOf(cell, size, [axis], board);
    const other = place === undefined ? undefined : others.shift();
    if (place !== undefined && other !== undefined) pins.set(pinId(players, other), place);
  }
  return pins;
}
