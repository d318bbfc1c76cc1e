import { at } from '@/lib/kernel/at';
import type { MoveContext } from '@/lib/tabletop/play/step-by-step';
import { AP_CEILING } from '../vocabulary';
import { type CharacterRule, FIRST_TRAP, type Game, NONE, type Place, type TrapRule } from './game';
import type { LogEvent } from './log';
import type { Seat, State, Token } from './state';

export type Context = MoveContext<Game, State, LogEvent>;

export const characterOf = (game: Game, state: State, seat: Seat): CharacterRule => {
  const character = at(state.character, seat);
  return character === NONE ? game.nobody : at(game.characters, character);
};

export const hasEscaped = (game: Game, state: State, seat: Seat): boolean => at(state.at, seat) === game.finish;

/** Tells whether the finish can be entered: once the last objective is shut down, or always if it is not locked. */
export const isFinishOpen = (game: Game, state: State): boolean =>
  !game.rules.finishLocked || state.done >= state.objectives;

export const isCell = (game: Game, place: Place): boolean => place >= 0 && place < game.cells;

/** Tells whether a place can be walked on: a board, or a cell whose tile is in place. */
export const isThere = (game: Game, state: State, place: Place): boolean =>
  place >= game.cells ? place < game.places : at(state.tile, place) !== NONE;

export const isFaceDown = (state: State, cell: Place): boolean =>
  at(state.tile, cell) !== NONE && !at(state.faceUp, cell);

export const isDisarmed = (state: State, cell: Place): boolean => at(state.disarmed, cell) !== 0;

/** Returns the trap of a cell, face down or not; NONE if it has none. */
export const trapAt = (state: State, cell: Place): number => Math.max(NONE, at(state.tile, cell) - FIRST_TRAP);

export function peopleAt(state: State, place: Place): number {
  let count = 0;
  for (let seat = 0; seat < state.players; seat++) if (at(state.at, seat) === place) count++;
  return count;
}

/** Tells whether one more player fits; boards hold any number. */
export const hasRoom = (game: Game, state: State, place: Place): boolean =>
  game.rules.maxPerTile === null || place >= game.cells || peopleAt(state, place) < game.rules.maxPerTile;

/** Tells whether a token's restriction still applies in a round. */
const isActive = (token: Token, rounds: number, round: number): boolean => round < token.taken + rounds;

export function isStopped(game: Game, state: State, seat: Seat, status: 'noPeek' | 'noMove'): boolean {
  for (const token of at(state.tokens, seat)) {
    if (isActive(token, at(game.traps, token.trap)[status], state.round)) return true;
  }
  return false;
}

/** Tells whether a token has no effect left in a round. */
export const isSpent = (rule: TrapRule, token: Token, round: number): boolean =>
  rule.apDelta === 0 &&
  (rule.compel === undefined || token.done) &&
  !isActive(token, rule.noPeek, round) &&
  !isActive(token, rule.noMove, round);

/** Returns the action points of a player in a full round. */
export function apMaxOf(game: Game, state: State, seat: Seat): number {
  let points = game.apPerRound;
  for (const { trap } of at(state.tokens, seat)) points += at(game.traps, trap).apDelta;
  return clampPoints(points);
}

export const clampPoints = (points: number): number => Math.max(0, Math.min(AP_CEILING, points));

/** Takes the oldest token of a trap from a player; returns false if there is none. */
export function dropToken({ state }: Context, seat: Seat, trap: number): boolean {
  const tokens = at(state.tokens, seat);
  const index = tokens.findIndex((token) => token.trap === trap);
  if (index === -1) return false;
  tokens.splice(index, 1);
  state.supply[trap] = at(state.supply, trap) + 1;
  return true;
}
