import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { FIRST_TRAP, FOREVER, type Game, NONE, OBJECTIVE, type Place } from '../../engine/game';
import type { Seat } from '../../engine/state';
import { UNSEEN, type View } from '../../engine/view';
import { type Atlas, isLastWay, stepsBetween } from '../atlas';

/** Costs are integers, in eighths of an action point. */
export const POINT = 8;

/** Possible contents of the unseen tiles, by counting. */
export interface Odds {
  readonly unseen: readonly Place[];
  /** Objectives that are found but not shut down. */
  readonly running: readonly Place[];
  /** Number of objectives not found yet. */
  readonly hidden: number;
  /** Probability that an unseen tile is a trap, in thousandths. */
  readonly trapChance: number;
  /** Unseen tiles of each trap, including those in the box, and their total. */
  readonly traps: readonly number[];
  readonly total: number;
}

export function oddsOf(view: View): Odds {
  const { game } = view;
  const unseen: Place[] = [];
  const running: Place[] = [];
  const traps = game.traps.map(({ tiles }) => tiles);
  let [seenTraps, found] = [0, 0];
  const see = (tile: number) => {
    if (tile < FIRST_TRAP) return;
    traps[tile - FIRST_TRAP] = at(traps, tile - FIRST_TRAP) - 1;
    seenTraps++;
  };
  for (let cell = 0; cell < game.cells; cell++) {
    const tile = view.tileAt(cell);
    if (tile === UNSEEN) unseen.push(cell);
    else if (tile === OBJECTIVE) {
      found++;
      if (!view.isMarked(cell)) running.push(cell);
    } else see(tile);
  }
  for (const tile of view.table.gone) see(tile);
  for (const { tile } of view.table.holes) if (tile !== NONE) see(tile);
  const total = traps.reduce((sum, count) => sum + count, 0);
  const left = Math.max(0, (game.levels[view.table.level]?.trap ?? 0) - seenTraps);
  return {
    unseen,
    running,
    hidden: view.table.objectives - found,
    trapChance: unseen.length === 0 ? 0 : Math.min(1000, Math.round((1000 * left) / unseen.length)),
    traps,
    total,
  };
}

/** Returns the expected cost for a player of stepping on a trap. */
function trapCostOf(view: View, atlas: Atlas, seat: Seat, trap: number, cell: Place): number {
  const { game } = view;
  const rule = at(game.traps, trap);
  const who = view.rulesOf(seat);
  if (at(who.immune, trap)) return 0;
  const [later, points] = [view.roundsLeft - 1, game.apPerRound];
  const helped = rule.assistable && view.table.players - view.escaped > 1;
  let cost = 0;
  if (rule.noMove > 0) {
    const release = who.releases.find((one) => one.trap === trap);
    const rounds = Math.min(rule.noMove === FOREVER ? later + 1 : rule.noMove, later + 1);
    const lost = release ? points / 2 + release.apCost : points / 2 + (rounds - 1) * points;
    cost += POINT * (helped ? 0.7 * lost : lost);
  }
  if (rule.noPeek > 0) cost += POINT * 0.3 * Math.min(rule.noPeek, later);
  if (rule.apDelta < 0) cost += POINT * -rule.apDelta * (later + (rule.apNow < 0 ? 1 : 0));
  if (!at(who.waives, trap)) cost += POINT * rule.surcharge;
  if (rule.compel) {
    const back = rule.compel.toward === 'start' ? 2 * stepsBetween(atlas, view, cell, game.start) : 2;
    cost += POINT * Math.min(2 * points, helped ? 0.6 * back : back);
  }
  for (const deed of rule.deeds) {
    if (deed.kind === 'swapTile') cost += POINT;
    else cost += POINT * setbackOf(game, view, atlas, cell, deed.kind === 'teleport' ? deed.to : game.start);
  }
  return Math.round(cost);
}

/** Returns by how many steps a throw increases the distance to the finish; at least 1. */
const setbackOf = (game: Game, view: View, atlas: Atlas, from: Place, to: Place): number =>
  Math.max(1, stepsBetween(atlas, view, to, game.finish) - stepsBetween(atlas, view, from, game.finish));

/** Returns the average extra cost of stepping on an unseen tile, estimated at the player's present place. */
export function riskOf(view: View, atlas: Atlas, seat: Seat, odds: Odds): number {
  if (odds.total <= 0 || odds.trapChance === 0) return 0;
  let sum = 0;
  for (let trap = 0; trap < odds.traps.length; trap++) {
    const count = at(odds.traps, trap);
    if (count > 0) sum += count * trapCostOf(view, atlas, seat, trap, view.placeOf(seat));
  }
  return Math.round((odds.trapChance * sum) / odds.total / 1000);
}

/** Returns the cost for a player of entering each place, including the step; holes and the shut finish cost `SHUT`. */
export function tollsOf(view: View, atlas: Atlas, seat: Seat, risk: number): number[] {
  const { game } = view;
  const tolls = filled(game.places, POINT);
  for (let cell = 0; cell < game.cells; cell++) {
    const tile = view.tileAt(cell);
    if (tile === NONE) tolls[cell] = SHUT;
    else if (tile === UNSEEN) tolls[cell] = POINT + (view.disarmedUntil(cell) >= view.table.round ? 0 : risk);
    else if (
      tile >= FIRST_TRAP &&
      !at(game.traps, tile - FIRST_TRAP).onFlip &&
      view.disarmedUntil(cell) < view.table.round
    ) {
      const trap = tile - FIRST_TRAP;
      tolls[cell] = POINT + trapCostOf(view, atlas, seat, trap, cell);
      const drops = at(game.traps, trap).deeds.some(({ kind }) => kind === 'removeTile');
      if (drops && isLastWay(atlas, view, cell)) tolls[cell] = at(tolls, cell) + NO_WAY_BACK;
    }
  }
  if (!view.isOpen) tolls[game.finish] = SHUT;
  return tolls;
}

export const SHUT = 1_000_000;
/** Penalty for dropping the only way to the finish out of the ship. */
const NO_WAY_BACK = 40 * POINT;
