import { at } from '@/lib/kernel/at';
import { NONE } from '@/lib/tabletop/play/board';
import type { Context } from './context';
import { finish, isDecided } from './ending';
import type { Seat, State } from './state';

const isIn = ({ at: cells }: State, seat: Seat): boolean => (cells[seat] ?? NONE) !== NONE;

/** Returns the first remaining seat clockwise, starting with `from`. */
function firstIn(state: State, from: Seat): Seat {
  for (let i = 0; i < state.players; i++) {
    const seat = (from + i) % state.players;
    if (isIn(state, seat)) return seat;
  }
  return NONE;
}

/**
 * Begins a round: all players set their arrows, or only the next one if arrows are set just before opening (rules 4).
 */
export function beginRound({ game, state }: Context): void {
  state.programs.fill(NONE);
  state.opened = 0;
  state.stirred = false;
  state.phase = 'program';
  if (game.rules.programming === 'rolling') {
    awaitProgram(state, firstIn(state, state.holder));
    return;
  }
  state.active = NONE;
  state.awaited = 0;
  for (let seat = 0; seat < state.players; seat++) if (isIn(state, seat)) state.awaited |= 1 << seat;
}

/** Stores the arrows of a seat. Opens the first box once all are closed. */
export function shutBox(context: Context, seat: Seat, program: number): void {
  const { game, state, emit } = context;
  state.programs[seat] = program;
  state.awaited &= ~(1 << seat);
  emit?.({ type: 'programmed', seat, arrows: at(game.programs, program).arrows });
  if (state.awaited !== 0) return;
  if (state.opened === 0) emit?.({ type: 'roundBegan', round: state.round, holder: state.holder });
  openBox(context, game.rules.programming === 'rolling' ? seat : firstIn(state, state.holder));
}

function openBox({ game, state, emit }: Context, seat: Seat): void {
  state.phase = 'reveal';
  state.active = seat;
  state.awaited = 1 << seat;
  state.opened |= 1 << seat;
  emit?.({ type: 'opened', seat, arrows: at(game.programs, at(state.programs, seat)).arrows });
}

function awaitProgram(state: State, seat: Seat): void {
  state.phase = 'program';
  state.active = seat;
  state.awaited = 1 << seat;
}

/** Ends a turn: the game ends, the next seat takes its turn, or the round ends. */
export function endTurn(context: Context): void {
  const { state } = context;
  state.turns++;
  if (isDecided(state)) finish(context);
  else if (!nextTurn(context)) endRound(context);
}

/** Passes the turn to the next remaining seat of the round. Returns false if there is none. */
function nextTurn(context: Context): boolean {
  const { game, state } = context;
  for (let seat = (state.active + 1) % state.players; seat !== state.holder; seat = (seat + 1) % state.players) {
    if (!isIn(state, seat)) continue;
    if (game.rules.programming === 'rolling') awaitProgram(state, seat);
    else openBox(context, seat);
    return true;
  }
  return false;
}

/** Ends a round: passes the spinner on, or ends the game in a draw after too many quiet rounds (rules 8). */
function endRound(context: Context): void {
  const { game, state, emit } = context;
  state.quiet = state.stirred ? 0 : state.quiet + 1;
  if (!state.stirred) emit?.({ type: 'quiet', round: state.round });
  if (state.quiet >= game.rules.stalemateRounds) {
    finish(context);
    return;
  }
  state.round++;
  state.holder = firstIn(state, state.holder + 1);
  beginRound(context);
}
