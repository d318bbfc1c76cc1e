import { at } from '@/lib/kernel/at';
import { apMaxOf, hasEscaped, isFaceDown, isFinishOpen, isThere, peopleAt } from '../engine/context';
import { distancesTo } from '../engine/distance';
import { type Game, OBJECTIVE, type Place } from '../engine/game';
import type { Seat, State } from '../engine/state';
import { endedWell } from '../playtest/endings';

/** Share of the outlook that depends on everybody escaping; the rest is whether anybody does. */
const FRIENDS = 0.3;
/** Average cost of an unseen tile in points: the step, and the traps under some of them. */
const POINTS_PER_TILE = 1.6;
/** Surplus of points that roughly triples the odds of escaping. */
const COMFORT = 4;
/** Points lost by a compelled hero, and by one driven back to the start; share of a hold that remains with helpers. */
const DRIVEN = 3;
const DRIVEN_BACK = 6;
const HELPED = 0.6;

/** Rates a crew's chances (0 to 1) by points left and needed. Only counts face-down tiles: peeking has value. */
export function outlook(game: Game, state: State): number {
  const { players } = state;
  const escaped = peopleAt(state, game.finish);
  if (state.phase === 'over') return endedWell(game, state) ? shareOut(1, escaped / players) : 0;
  const aboard = state.at.flatMap((_, seat) => (hasEscaped(game, state, seat) ? [] : [seat]));
  const work = isFinishOpen(game, state) ? 0 : workLeft(game, state, aboard) / Math.max(1, aboard.length);
  const home = distancesTo(game, state.tile, [game.finish]);
  const chances = aboard.map((seat) => {
    const spare = pointsLeft(game, state, seat) - work - at(home, at(state.at, seat));
    return 1 / (1 + Math.exp(-spare / COMFORT));
  });
  const all = chances.reduce((sum, chance) => sum + chance, escaped);
  return shareOut(escaped > 0 ? 1 : Math.max(...chances), all / players);
}

const shareOut = (one: number, all: number): number => (1 - FRIENDS) * one + FRIENDS * all;

/** Returns the points needed to find and shut down the remaining objectives, shared by the crew. */
function workLeft(game: Game, state: State, aboard: readonly Seat[]): number {
  let [unseen, found, work] = [0, 0, 0];
  for (let cell = 0; cell < game.cells; cell++) {
    if (isFaceDown(state, cell)) unseen++;
    else if (isThere(game, state, cell) && at(state.tile, cell) === OBJECTIVE) {
      found++;
      if (!at(state.marked, cell)) work += 1 + stepsToNearest(game, state, cell, aboard);
    }
  }
  const hidden = state.objectives - found;
  // Expected number of tiles turned, in random order, until the last hidden objective is found.
  const turned = hidden === 0 ? 0 : (hidden * (unseen + 1)) / (hidden + 1);
  return work + hidden + POINTS_PER_TILE * turned;
}

function stepsToNearest(game: Game, state: State, cell: Place, aboard: readonly Seat[]): number {
  const steps = distancesTo(game, state.tile, [cell]);
  return Math.min(game.places, ...aboard.map((seat) => at(steps, at(state.at, seat))));
}

/** Returns the points a player can still spend freely. */
function pointsLeft(game: Game, state: State, seat: Seat): number {
  const rounds = game.lastSpace - state.marker;
  const points = apMaxOf(game, state, seat);
  let lost = 0;
  for (const { trap, taken, done } of at(state.tokens, seat)) {
    const rule = at(game.traps, trap);
    const held = Math.max(0, Math.min(taken + rule.noMove - state.round, rounds));
    lost = Math.max(lost, held * points * (rule.assistable ? HELPED : 1));
    if (rule.compel && !done) lost = Math.max(lost, rule.compel.toward === 'start' ? DRIVEN_BACK : DRIVEN);
  }
  return at(state.ap, seat) + (rounds - 1) * points - lost - at(state.surcharge, seat);
}
