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
import { hasTurnLeft, Scout, type Situation, WEIGHTS, type Weights } from './situation';

/** Returns a move to help the friend most worth helping, or towards that friend; undefined if none is. */
function rescueMove(situation: Situation): Move | undefined {
  const { view, weights, ap } = situation;
  let best: { readonly net: number; readonly move: Move } | undefined;
  for (const { seat: friend } of situation.friends) {
    for (const { trap, done, taken } of view.tokensOf(friend)) {
      if (!at(situation.game.traps, trap).assistable) continue;
      const worth = worthOf(situation, friend, trap, taken, done) * POINT;
      if (worth <= 0) continue;
      const near = nearestBeside(situation, view.placeOf(friend));
      if (!near) continue;
      const cost = near.cost + POINT;
      const net = worth - (cost * weights.rescue) / 100;
      // A nearer player who still has a turn goes instead.
      if (net <= 0 || (best && best.net >= net) || hasNearerHelper(situation, friend, near.cost)) continue;
      const move: Move =
        near.place === situation.here
          ? { type: 'assist', player: friend, trap }
          : { type: 'move', to: situation.ways.firstStep(situation.here, near.place) };
      // Skips help that would arrive after this round if the friend is free by then.
      if (cost > ap * POINT && !lasts(situation, trap, taken)) continue;
      best = { net, move };
    }
  }
  return best?.move;
}

/** Returns the points a friend gains if the token is removed now. */
function worthOf(situation: Situation, friend: Seat, trap: number, taken: number, done: boolean): number {
  const { view, game, atlas } = situation;
  const rule = at(game.traps, trap);
  const now = hasTurnLeft(situation, friend) ? view.apOf(friend) : 0;
  let worth = 0;
  if (taken + rule.noMove > view.table.round) {
    const later = Math.min(taken + rule.noMove - 1 - view.table.round, view.roundsLeft - 1);
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

const lasts = ({ view, game }: Situation, trap: number, taken: number): boolean => {
  const rule = at(game.traps, trap);
  return rule.compel !== undefined || taken + rule.noMove - 1 > view.table.round;
};

/** Returns the cheapest place from which a friend can be helped. */
function nearestBeside({ game, ways, view }: Situation, there: Place): { place: Place; cost: number } | undefined {
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

function hasNearerHelper(situation: Situation, friend: Seat, cost: number): boolean {
  const { view } = situation;
  const there = view.placeOf(friend);
  for (const other of situation.friends) {
    if (other.seat === friend || other.lost > 0 || !hasTurnLeft(situation, other.seat)) continue;
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

function decide(situation: Situation, moves: () => Iterable<Move>): Move {
  const { view, seat } = situation;
  if (isDriven(view, seat)) return drivenMove(situation, moves);
  if (view.isStopped(seat, 'noMove')) return stuckMove(situation, [...moves()]);
  const wanted = plan(situation);
  return wanted && view.allows(seat, wanted) ? wanted : idleMove(situation, moves);
}

function plan(situation: Situation): Move | undefined {
  return (
    rescueMove(situation) ??
    (situation.view.isOpen ? homeMove(situation) : (huntMove(situation) ?? waitMove(situation)))
  );
}

/** Heads for the finish, avoiding dangerous tiles. */
function homeMove(situation: Situation): Move | undefined {
  const { ways, game, here } = situation;
  if (at(ways.cost, game.finish) >= SHUT) return undefined;
  return stepMove(situation, ways.firstStep(here, game.finish), game.finish);
}

/** Waits for the others near the finish when there is nothing left to do. */
function waitMove(situation: Situation): Move | undefined {
  const { ways, game, here, home, view, seat } = situation;
  if (at(home, here) <= 1) return undefined;
  let best: number | undefined;
  for (const gate of at(game.neighbours, game.finish)) {
    if (at(ways.cost, gate) < SHUT && (best === undefined || at(ways.cost, gate) < at(ways.cost, best))) best = gate;
  }
  if (best === undefined || best === here || view.isStopped(seat, 'noMove')) return undefined;
  return stepMove(situation, ways.firstStep(here, best), best);
}

const isDriven = (view: View, seat: Seat): boolean =>
  view.tokensOf(seat).some(({ trap, done }) => !done && at(view.game.traps, trap).compel !== undefined);

/** Passes: defers if that may help the others, otherwise ends the turn. */
function idleMove({ view, seat, ap }: Situation, moves: () => Iterable<Move>): Move {
  const others = view.table.players - view.escaped > 1;
  if (ap > 1 && others && !view.isOpen && view.allows(seat, DEFER)) return DEFER;
  if (view.allows(seat, END_TURN)) return END_TURN;
  // If all points must be spent, deferring is the cheapest way.
  return view.allows(seat, DEFER) ? DEFER : ([...moves()][0] ?? END_TURN);
}

/** Compelled: waits for a friend who can come, or takes the least bad of the forced steps. */
function drivenMove(situation: Situation, moves: () => Iterable<Move>): Move {
  const { view, seat, tolls } = situation;
  if (view.allows(seat, DEACTIVATE)) return DEACTIVATE;
  if ((view.isOpen || isDrivenBack(situation)) && helperIsNear(situation) && view.allows(seat, DEFER)) return DEFER;
  let best: Move | undefined;
  let least = SHUT;
  for (const to of view.stepsOf(seat)) {
    const move: Move = { type: 'move', to };
    if (at(tolls, to) >= least || !view.allows(seat, move)) continue;
    least = at(tolls, to);
    best = move;
  }
  return best ?? idleMove(situation, moves);
}

const isDrivenBack = ({ view, game, seat }: Situation): boolean =>
  view.tokensOf(seat).some(({ trap, done }) => !done && at(game.traps, trap).compel?.toward === 'start');

function helperIsNear(situation: Situation): boolean {
  const { view, friends, here } = situation;
  for (const { seat, steps } of friends) {
    if (hasTurnLeft(situation, seat) && !view.isStopped(seat, 'noMove') && at(steps, here) <= view.apOf(seat))
      return true;
  }
  return false;
}

/** Held: breaks free, helps a friend nearby or peeks; otherwise waits for help, or passes. */
function stuckMove(situation: Situation, legal: readonly Move[]): Move {
  const { odds } = situation;
  const best =
    legal.find(({ type }) => type === 'release') ??
    legal.find(({ type }) => type === 'deactivate') ??
    legal.find(({ type }) => type === 'assist') ??
    (odds.hidden > 0 ? legal.find(({ type }) => type === 'farPeek' || type === 'peek') : undefined) ??
    legal.find(({ type }) => type === 'move');
  if (best) return best;
  const defer = legal.find(({ type }) => type === 'defer');
  if (defer && situation.ap > 1 && helperIsNear(situation)) return defer;
  return legal.find(({ type }) => type === 'endTurn') ?? defer ?? at(legal, 0);
}
