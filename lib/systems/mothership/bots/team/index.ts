import type { BotKind } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { seededRng } from '@/lib/kernel/rng';
import type { Game, Place } from '../../engine/game';
import type { Move } from '../../engine/moves';
import type { Seat } from '../../engine/state';
import type { View } from '../../engine/view';
import { stepsBetween } from '../atlas';
import { musterMove } from '../explorer';
import { huntMove, stepMove } from './hunt';
import { POINT, SHUT } from './odds';
import { isToCome, Scout, type Sight, WEIGHTS, type Weights } from './sight';

/** Returns a move to help the friend most worth helping, or towards that friend; undefined if none is. */
function rescueMove(sight: Sight): Move | undefined {
  const { view, weights, ap } = sight;
  let best: { readonly net: number; readonly move: Move } | undefined;
  for (const { seat: friend } of sight.friends) {
    for (const { trap, done, taken } of view.tokensOf(friend)) {
      if (!at(sight.game.traps, trap).assistable) continue;
      const worth = worthOf(sight, friend, trap, taken, done) * POINT;
      if (worth <= 0) continue;
      const near = nearestBeside(sight, view.placeOf(friend));
      if (!near) continue;
      const cost = near.cost + POINT;
      const net = worth - (cost * weights.rescue) / 100;
      // A nearer player who still has a turn goes instead.
      if (net <= 0 || (best && best.net >= net) || someoneNearer(sight, friend, near.cost)) continue;
      const move: Move =
        near.place === sight.here
          ? { type: 'assist', player: friend, trap }
          : { type: 'move', to: sight.ways.firstStep(sight.here, near.place) };
      // Skips help that would arrive after this round if the friend is free by then.
      if (cost > ap * POINT && !lasts(sight, trap, taken)) continue;
      best = { net, move };
    }
  }
  return best?.move;
}

/** Returns the points a friend gains if the token is removed now. */
function worthOf(sight: Sight, friend: Seat, trap: number, taken: number, done: boolean): number {
  const { view, game, atlas } = sight;
  const rule = at(game.traps, trap);
  const now = isToCome(sight, friend) ? view.apOf(friend) : 0;
  let worth = 0;
  if (taken + rule.noMove > view.round) {
    const later = Math.min(taken + rule.noMove - 1 - view.round, view.roundsLeft - 1);
    worth += now + Math.max(0, later) * game.apPerRound;
  }
  if (rule.compel && !done) {
    const points = now > 0 ? now : view.roundsLeft > 1 ? game.apPerRound : 0;
    if (rule.compel.toward === 'start') {
      worth += 2 * Math.min(points, stepsBetween(atlas, view, view.placeOf(friend), game.start));
    } else if (rule.compel.toward === 'finish') worth += 0;
    else worth += view.isOpen ? (view.roundsLeft > 1 || now > 0 ? 2 * game.apPerRound : 0) : 1;
  }
  if (rule.noPeek > 0 && rule.noMove === 0 && !view.isOpen) worth += 0.5;
  return worth;
}

const lasts = ({ view, game }: Sight, trap: number, taken: number): boolean => {
  const rule = at(game.traps, trap);
  return rule.compel !== undefined || taken + rule.noMove - 1 > view.round;
};

/** Returns the cheapest place from which a friend can be helped. */
function nearestBeside({ game, ways, view }: Sight, there: Place): { place: Place; cost: number } | undefined {
  const range = game.rules.assistRange;
  let best: { place: Place; cost: number } | undefined;
  const offer = (place: Place) => {
    const cost = at(ways.cost, place);
    if (view.isThere(place) && (!best || cost < best.cost) && cost < 50 * POINT) best = { place, cost };
    if (cost === 0 && (!best || best.cost > 0)) best = { place, cost };
  };
  if (range !== 'adjacent') offer(there);
  if (range !== 'same') for (const neighbour of at(game.neighbours, there)) offer(neighbour);
  return best;
}

function someoneNearer(sight: Sight, friend: Seat, cost: number): boolean {
  const { view } = sight;
  const there = view.placeOf(friend);
  for (const other of sight.friends) {
    if (other.seat === friend || other.lost > 0 || !isToCome(sight, other.seat)) continue;
    const steps = Math.max(0, at(other.steps, there) - 1);
    if (steps * POINT < cost && steps < view.apOf(other.seat)) return true;
  }
  return false;
}

const END_TURN: Move = { type: 'endTurn' };
const DEFER: Move = { type: 'defer' };
const DEACTIVATE: Move = { type: 'deactivate' };

/** A team that needs no communication: all players see the same board and compute the same plan. */
const teamWith = (weights: Weights): BotKind<Game, View, Move> => ({
  id: 'team',
  title: 'Planning team',
  help: 'Divides up the ship, looks before it steps, uses every ability, frees its friends and gets home in time.',
  role: 'player',
  seat(_, seat, seed) {
    const rng = seededRng(seed);
    const scout = new Scout(seat, weights);
    return { decide: (view, moves) => musterMove(view, rng) ?? decide(scout.look(view), moves) };
  },
});

export const team = teamWith(WEIGHTS);

function decide(sight: Sight, moves: () => Iterable<Move>): Move {
  const { view, seat } = sight;
  if (isDriven(view, seat)) return drivenMove(sight, moves);
  if (view.isStopped(seat, 'noMove')) return stuckMove(sight, [...moves()]);
  const wanted = plan(sight);
  return wanted && view.allows(seat, wanted) ? wanted : idleMove(sight, moves);
}

function plan(sight: Sight): Move | undefined {
  return rescueMove(sight) ?? (sight.view.isOpen ? homeMove(sight) : (huntMove(sight) ?? waitMove(sight)));
}

/** Heads for the finish, avoiding dangerous tiles. */
function homeMove(sight: Sight): Move | undefined {
  const { ways, game, here } = sight;
  if (at(ways.cost, game.finish) >= SHUT) return undefined;
  return stepMove(sight, ways.firstStep(here, game.finish), game.finish);
}

/** Waits for the others near the finish when there is nothing left to do. */
function waitMove(sight: Sight): Move | undefined {
  const { ways, game, here, home, view, seat } = sight;
  if (at(home, here) <= 1) return undefined;
  let best: number | undefined;
  for (const gate of at(game.neighbours, game.finish)) {
    if (at(ways.cost, gate) < SHUT && (best === undefined || at(ways.cost, gate) < at(ways.cost, best))) best = gate;
  }
  if (best === undefined || best === here || view.isStopped(seat, 'noMove')) return undefined;
  return stepMove(sight, ways.firstStep(here, best), best);
}

const isDriven = (view: View, seat: Seat): boolean =>
  view.tokensOf(seat).some(({ trap, done }) => !done && at(view.game.traps, trap).compel !== undefined);

/** Passes: defers if that may help the others, otherwise ends the turn. */
function idleMove({ view, seat, ap }: Sight, moves: () => Iterable<Move>): Move {
  const others = view.players - view.escaped > 1;
  if (ap > 1 && others && !view.isOpen && view.allows(seat, DEFER)) return DEFER;
  if (view.allows(seat, END_TURN)) return END_TURN;
  // If all points must be spent, deferring is the cheapest way.
  return view.allows(seat, DEFER) ? DEFER : ([...moves()][0] ?? END_TURN);
}

/** Compelled: waits for a friend who can come, or takes the least bad of the forced steps. */
function drivenMove(sight: Sight, moves: () => Iterable<Move>): Move {
  const { view, seat, tolls } = sight;
  if (view.allows(seat, DEACTIVATE)) return DEACTIVATE;
  if ((view.isOpen || isDrivenBack(sight)) && helperIsNear(sight) && view.allows(seat, DEFER)) return DEFER;
  let best: Move | undefined;
  let least = SHUT;
  for (const to of view.stepsOf(seat)) {
    const move: Move = { type: 'move', to };
    if (at(tolls, to) >= least || !view.allows(seat, move)) continue;
    least = at(tolls, to);
    best = move;
  }
  return best ?? idleMove(sight, moves);
}

const isDrivenBack = ({ view, game, seat }: Sight): boolean =>
  view.tokensOf(seat).some(({ trap, done }) => !done && at(game.traps, trap).compel?.toward === 'start');

function helperIsNear(sight: Sight): boolean {
  const { view, friends, here } = sight;
  for (const { seat, steps } of friends) {
    if (isToCome(sight, seat) && !view.isStopped(seat, 'noMove') && at(steps, here) <= view.apOf(seat)) return true;
  }
  return false;
}

/** Held: breaks free, helps a friend nearby or peeks; otherwise waits for help, or passes. */
function stuckMove(sight: Sight, legal: readonly Move[]): Move {
  const { odds } = sight;
  const best =
    legal.find(({ type }) => type === 'release') ??
    legal.find(({ type }) => type === 'deactivate') ??
    legal.find(({ type }) => type === 'assist') ??
    (odds.hidden > 0 ? legal.find(({ type }) => type === 'farPeek' || type === 'peek') : undefined) ??
    legal.find(({ type }) => type === 'move');
  if (best) return best;
  const defer = legal.find(({ type }) => type === 'defer');
  if (defer && sight.ap > 1 && helperIsNear(sight)) return defer;
  return legal.find(({ type }) => type === 'endTurn') ?? defer ?? at(legal, 0);
}
