import { at } from '@/lib/kernel/at';
import { apMaxOf, type Context, hasEscaped, isSpent, peopleAt, trapAt } from './context';
import { reachEnding } from './ending';
import { type Game, NONE } from './game';
import { settleCompulsions, spring } from './spring';
import type { Seat, State } from './state';

/** Continues after a move: with the same seat, or with the next one that can act, skipping rounds in which none can. */
export function advance(context: Context): void {
  const { game, state } = context;
  settleCompulsions(context);
  if (peopleAt(state, game.finish) === state.players) {
    reachEnding(context);
    return;
  }
  if (canAct(context, state.turn) && !isWaiting(state)) return;
  while (!nextSeat(context)) {
    if (state.phase === 'main' && state.deferred.length > 0) beginDeferred(context);
    else if (!upkeep(context)) return;
  }
}

/** Tells whether the active seat has just deferred. */
const isWaiting = ({ phase, deferred, turn }: State): boolean => phase === 'main' && deferred.includes(turn);

const canAct = ({ game, state }: Context, seat: Seat): boolean =>
  at(state.ap, seat) > 0 && !hasEscaped(game, state, seat);

/** Gives the turn to the next seat of this phase that can act; returns false if there is none. */
export function nextSeat(context: Context): boolean {
  const { state, emit } = context;
  const again = state.phase === 'deferred';
  const count = again ? state.deferred.length : state.players;
  while (state.step < count) {
    const seat = again ? at(state.deferred, state.step) : (state.first + state.step) % state.players;
    state.step++;
    if (!canAct(context, seat)) continue;
    state.turn = seat;
    state.turns++;
    emit?.({ type: 'turnBegan', seat, again });
    return true;
  }
  return false;
}

/** Returns the seat that began round 1. Under `rotateFirst`, `first` has advanced by a seat each round since. */
export function openerOf({ rules }: Game, { first, round, players }: State): Seat {
  const moved = rules.rotateFirst ? (round - 1) % players : 0;
  return (first - moved + players) % players;
}

function beginDeferred({ game, state }: Context): void {
  state.phase = 'deferred';
  state.step = 0;
  if (game.rules.deferOrder === 'as-deferred') return;
  const place = (seat: Seat) => (seat - state.first + state.players) % state.players;
  state.deferred.sort((a, b) => place(a) - place(b));
}

/** Performs the upkeep between rounds (rules 4); returns false if the game is over. */
function upkeep(context: Context): boolean {
  const { game, state, emit } = context;
  expireTokens(context);
  rearm(context);
  fillHoles(context);
  settleCompulsions(context);
  state.marker++;
  if (state.marker >= game.lastSpace || peopleAt(state, game.finish) === state.players) {
    reachEnding(context);
    return false;
  }
  state.round++;
  if (game.rules.rotateFirst) state.first = (state.first + 1) % state.players;
  state.phase = 'main';
  state.step = 0;
  state.deferred.length = 0;
  emit?.({ type: 'roundBegan', round: state.round, marker: state.marker });
  for (let seat = 0; seat < state.players; seat++) if (!hasEscaped(game, state, seat)) refill(context, seat);
  return true;
}

function refill({ game, state }: Context, seat: Seat): void {
  state.ap[seat] = apMaxOf(game, state, seat);
  at(state.used, seat).fill(0);
  for (const { trap } of at(state.tokens, seat)) {
    state.tally.held[trap] = at(state.tally.held, trap) + 1;
    state.tally.lost[trap] = at(state.tally.lost, trap) + Math.max(0, -at(game.traps, trap).apDelta);
  }
}

function expireTokens({ game, state, emit }: Context): void {
  for (let seat = 0; seat < state.players; seat++) {
    const tokens = at(state.tokens, seat);
    for (let i = tokens.length - 1; i >= 0; i--) {
      const token = at(tokens, i);
      if (!isSpent(at(game.traps, token.trap), token, state.round + 1)) continue;
      tokens.splice(i, 1);
      state.supply[token.trap] = at(state.supply, token.trap) + 1;
      emit?.({ type: 'freed', seat, trap: token.trap, by: 'time', helper: NONE, cost: 0 });
    }
  }
}

function rearm(context: Context): void {
  const { game, state, emit } = context;
  for (let cell = 0; cell < game.cells; cell++) {
    if (at(state.disarmed, cell) !== state.round) continue;
    state.disarmed[cell] = 0;
    state.version++;
    state.orange++;
    emit?.({ type: 'rearmed', cell });
    if (!game.rules.rearmTriggersOccupant) continue;
    for (let seat = 0; seat < state.players; seat++) {
      const trap = trapAt(state, cell);
      if (at(state.at, seat) !== cell || trap === NONE || at(game.traps, trap).onFlip) continue;
      spring(context, seat, cell, NONE);
    }
  }
}

function fillHoles({ state, emit }: Context): void {
  const due = state.holes.filter((hole) => hole.due <= state.round);
  if (due.length === 0) return;
  state.holes = state.holes.filter((hole) => hole.due > state.round);
  for (const { cell, tile, faceDown } of due) {
    if (tile !== NONE) state.gone.push(tile);
    const next = state.draw.pop();
    if (next === undefined) {
      emit?.({ type: 'tileLacked', cell });
      continue;
    }
    const hidden = faceDown && peopleAt(state, cell) === 0;
    state.tile[cell] = next;
    state.version++;
    state.faceUp[cell] = !hidden;
    emit?.({ type: 'tileCame', cell, tile: hidden ? NONE : next, faceDown: hidden });
  }
}
