import { at } from '@/lib/kernel/at';
import { type Context, characterOf } from './context';
import { reachEnding } from './ending';
import type { Game } from './game';
import type { LogEvent } from './log';
import type { Move, RefusalCode } from './moves';
import { canPick, paidMoves, refusalOf, stepReleaseOf } from './refuse';
import { lay, muster } from './setup';
import { cancelSurcharges, enter, free, reveal } from './spring';
import type { Seat, State } from './state';
import { advance } from './turns';

/** Yields all legal moves of a seat; before play, the levels and then the characters that are left. */
export function* moves(game: Game, state: State, seat: Seat): Iterable<Move> {
  if (state.turn !== seat || state.phase === 'over') return;
  if (state.phase === 'level') {
    for (const level of game.levels.keys()) yield { type: 'level', level };
    return;
  }
  if (state.phase === 'muster') {
    for (let character = -1; character < game.characters.length; character++) {
      if (canPick(game, state, character)) yield { type: 'pick', character };
    }
    return;
  }
  for (const move of paidMoves(game, state, seat)) {
    if (refusalOf(game, state, seat, move) === undefined) yield move;
  }
  if (refusalOf(game, state, seat, END_TURN) === undefined) yield END_TURN;
}

const END_TURN: Move = { type: 'endTurn' };

/** Applies a move in place, with all automatic consequences, or returns why it is refused. */
export function play(
  game: Game,
  state: State,
  seat: Seat,
  move: Move,
  emit?: (event: LogEvent) => void,
): RefusalCode | undefined {
  const refusal = refusalOf(game, state, seat, move);
  if (refusal !== undefined) return refusal;
  const context: Context = { game, state, emit };
  if (move.type === 'level') lay(context, move.level);
  else if (move.type === 'pick') {
    muster(context, seat, move.character);
    // If the marker starts at or beyond the tracker's last space, there is no round to play.
    if (state.phase === 'main' && state.marker >= game.lastSpace) reachEnding(context);
  } else {
    act(context, seat, move);
    advance(context);
  }
  return undefined;
}

function act(context: Context, seat: Seat, move: Move): void {
  const { game, state, emit } = context;
  switch (move.type) {
    case 'move': {
      const release = stepReleaseOf(game, state, seat);
      const cost = pay(state, seat, (release?.apCost ?? 1) + at(state.surcharge, seat));
      if (release) free(context, seat, release.trap, 'self', seat, 0);
      enter(context, seat, move.to, 'step', cost);
      break;
    }
    case 'peek': {
      const cost = pay(state, seat, 1);
      emit?.({ type: 'peeked', seat, cell: move.cell, far: false, cost });
      reveal(context, seat, move.cell);
      break;
    }
    case 'assist':
      state.tally.assists[seat] = at(state.tally.assists, seat) + 1;
      free(context, move.player, move.trap, 'friend', seat, pay(state, seat, 1));
      break;
    case 'defer': {
      const cost = pay(state, seat, 1);
      state.deferred.push(seat);
      emit?.({ type: 'deferred', seat, kept: at(state.ap, seat), cost });
      break;
    }
    case 'deactivate':
      shutDown(context, seat, pay(state, seat, 1));
      break;
    case 'hop':
    case 'farPeek':
    case 'slipIn':
    case 'disarm':
      special(context, seat, move);
      break;
    case 'release': {
      const release = characterOf(game, state, seat).releases.find(({ trap }) => trap === move.trap);
      const cost = pay(state, seat, release?.apCost ?? 0);
      state.tally.specials[seat] = at(state.tally.specials, seat) + 1;
      free(context, seat, move.trap, 'self', seat, cost);
      break;
    }
    case 'endTurn':
      emit?.({ type: 'gaveUp', seat, ap: at(state.ap, seat) });
      attributeLoss(context, seat);
      state.ap[seat] = 0;
      break;
    default:
      break;
  }
}

/** Takes the price of a move and returns it. */
function pay(state: State, seat: Seat, points: number): number {
  state.ap[seat] = at(state.ap, seat) - points;
  return points;
}

function shutDown({ state, emit }: Context, seat: Seat, cost: number): void {
  const cell = at(state.at, seat);
  state.marked[cell] = true;
  state.version++;
  state.orange--;
  state.done++;
  state.tally.shutDown[seat] = at(state.tally.shutDown, seat) + 1;
  if (state.done === state.objectives) state.tally.unlocked = state.round;
  emit?.({ type: 'shutDown', seat, cell, left: state.objectives - state.done, cost });
}

function special(context: Context, seat: Seat, move: Extract<Move, { ability: number }>): void {
  const { game, state, emit } = context;
  const ability = characterOf(game, state, seat).abilities[move.ability];
  if (ability === undefined) return;
  const used = at(state.used, seat);
  used[move.ability] = at(used, move.ability) + 1;
  state.tally.specials[seat] = at(state.tally.specials, seat) + 1;
  const cost = pay(state, seat, ability.apCost + ('to' in move ? at(state.surcharge, seat) : 0));
  if (move.type === 'hop') enter(context, seat, move.to, 'hop', cost);
  else if (move.type === 'slipIn') {
    enter(context, seat, move.to, 'slip', cost, ability.kind === 'slipIn' ? ability.except : undefined);
  } else if (move.type === 'farPeek') {
    emit?.({ type: 'peeked', seat, cell: move.cell, far: true, cost });
    reveal(context, seat, move.cell);
  } else {
    state.orange--;
    state.version++;
    state.disarmed[move.cell] = state.round + (ability.kind === 'disarm' ? ability.rounds : 1) - 1;
    cancelSurcharges(context, move.cell);
    emit?.({ type: 'disarmed', seat, cell: move.cell, cost });
  }
}

/** Attributes points given up by a player to the trap that stops or drives them. */
function attributeLoss({ game, state }: Context, seat: Seat): void {
  const token = at(state.tokens, seat).find(
    ({ trap, taken, done }) =>
      state.round < taken + at(game.traps, trap).noMove || (!done && at(game.traps, trap).compel !== undefined),
  );
  if (token) state.tally.lost[token.trap] = at(state.tally.lost, token.trap) + at(state.ap, seat);
}
