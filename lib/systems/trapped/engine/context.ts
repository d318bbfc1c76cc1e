import { type Game, NONE } from './game';
import type { Emit } from './log';
import type { Person, Seat, State } from './state';

/** Shared arguments of engine functions: the compiled setting, the game state and the event listener. */
export interface Context {
  readonly game: Game;
  readonly state: State;
  readonly emit: Emit | undefined;
}

export const bit = (index: number): number => 1 << index;
export const has = (bits: number, index: number): boolean => ((bits >> index) & 1) === 1;

export const gmOf = (state: State): Seat => state.players;

export function endChallenge({ challenge }: State): void {
  challenge.challenger = NONE;
  challenge.challenged = NONE;
  challenge.target = NONE;
}

/** A person's player or controller; NONE if that is the GM. */
export function speakerOf(state: State, person: Person): Seat {
  const player = state.playerOf[person] as number;
  return player >= 0 ? player : (state.controller[person] as number);
}
