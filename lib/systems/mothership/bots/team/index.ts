import type { BotKind } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { seededRng } from '@/lib/kernel/rng';
import type { Game } from '../../engine/game';
import type { Move } from '../../engine/moves';
import type { Seat } from '../../engine/state';
import type { View } from '../../engine/view';
import { musterMove } from '../explorer';
import { huntMove, stepMove } from './hunt';
import { SHUT } from './odds';
import { rescueMove } from './rescue';
import { isToCome, Scout, type Sight, WEIGHTS, type Weights } from './sight';

const END_TURN: Move = { type: 'endTurn' };
const DEFER: Move = { type: 'defer' };
const DEACTIVATE: Move = { type: 'deactivate' };

/** A team that thinks alike: all see the same, so all come to the same plan without a word. */
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

/** Straight home, round what bites. */
function homeMove(sight: Sight): Move | undefined {
  const { ways, game, here } = sight;
  if (at(ways.cost, game.finish) >= SHUT) return undefined;
  return stepMove(sight, ways.firstStep(here, game.finish), game.finish);
}

/** With nothing left to do but wait for the others: near the finish. */
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

/** Nothing to be done now: wait for the others where that may help, else let it go. */
function idleMove({ view, seat, ap }: Sight, moves: () => Iterable<Move>): Move {
  const others = view.players - view.escaped > 1;
  if (ap > 1 && others && !view.isOpen && view.allows(seat, DEFER)) return DEFER;
  if (view.allows(seat, END_TURN)) return END_TURN;
  // Where all points must be spent, waiting is the cheapest way to.
  return view.allows(seat, DEFER) ? DEFER : ([...moves()][0] ?? END_TURN);
}

/** Driven: wait for a friend who can come, or take the least bad of the steps that are left. */
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

/** Held fast: break free, help somebody near, look around; otherwise wait for help, or pass. */
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
