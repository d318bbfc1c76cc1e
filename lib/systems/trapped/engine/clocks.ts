import { at } from '@/lib/kernel/at';
import { afterMove } from '../rules/clocks';
import { bit, type Context, has } from './context';
import { runOutOfTime } from './ending';
import { type GameEffect, NONE } from './game';
import type { State } from './state';
import { EVERYBODY } from './world';

/** Tells whether a clock has come so far; `steps` NONE: whether it has run out. */
export function isClockAt({ game, state }: Context, clock: number, steps: number): boolean {
  if (clock === NONE) return false;
  const gone = at(state.clockAt, clock);
  return gone >= (steps === NONE ? at(at(game.clocks, clock).sizes, state.players) : steps);
}

const hasRunOut = (context: Context, clock: number): boolean => isClockAt(context, clock, NONE);

export const isStopped = ({ stoppedClocks }: State, clock: number): boolean => has(stoppedClocks, clock);

/** Tells whether a move would change a clock. One that has run out or is stopped never moves again. */
export function canMoveClock(context: Context, { clock, steps }: Pick<GameEffect, 'clock' | 'steps'>): boolean {
  if (clock === NONE || isStopped(context.state, clock) || hasRunOut(context, clock)) return false;
  return steps >= 0 || at(context.state.clockAt, clock) > 0;
}

/** Moves a clock by signed steps, or stops it; does nothing if it cannot move (ruling A71). */
export function moveClock(context: Context, move: Pick<GameEffect, 'clock' | 'steps'>): void {
  const { game, state, emit } = context;
  const { clock, steps } = move;
  if (state.outcome !== null || !canMoveClock(context, move)) return;
  const { hidden, sizes, lost, event } = at(game.clocks, clock);
  const seenBy = hidden ? bit(state.players) : EVERYBODY;
  if (steps === 0) {
    state.stoppedClocks |= bit(clock);
    emit?.({ type: 'clockStopped', clock, seenBy });
    return;
  }
  const size = at(sizes, state.players);
  const to = afterMove(at(state.clockAt, clock), steps, size);
  state.clockAt[clock] = to;
  emit?.({ type: 'clockMoved', clock, steps, left: size - to, seenBy });
  if (to < size) return;
  emit?.({ type: 'clockRanOut', clock });
  if (lost) runOutOfTime(context, clock);
  else if (event !== NONE) state.dueClocks |= bit(clock);
}

/** Moves the clocks that a round moves. Returns whether the game has ended. */
export function moveClocks(context: Context): boolean {
  const { clocks } = context.game;
  for (let clock = 0; clock < clocks.length; clock++) {
    const { perRound } = at(clocks, clock);
    if (perRound > 0) moveClock(context, { clock, steps: perRound });
  }
  return context.state.outcome !== null;
}

export const isOnHiddenClock = ({ game }: Context, { kind, clock }: GameEffect): boolean =>
  kind === 'clock' && clock !== NONE && at(game.clocks, clock).hidden;
