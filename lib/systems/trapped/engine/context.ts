import { type Game, NONE } from './game';
import type { Emit } from './log';
import type { Person, Seat, State } from './state';

/** What everything in the engine is handed: the setting, the game in play, and the listener. */
export interface Context {
  readonly game: Game;
  readonly state: State;
  readonly emit: Emit | undefined;
}

export const bit = (index: number): number => 1 << index;
export const has = (bits: number, index: number): boolean => ((bits >> index) & 1) === 1;

/** The GM's seat. */
export const gmOf = (state: State): Seat => state.players;

/** No challenge is under way any more. */
export function endChallenge({ challenge }: State): void {
  challenge.challenger = NONE;
  challenge.challenged = NONE;
  challenge.target = NONE;
}

/** The player who decides for a person: whose character it is, or who controls it; NONE for the GM. */
export function speakerOf(state: State, person: Person): Seat {
  const player = state.playerOf[person] as number;
  return player >= 0 ? player : (state.controller[person] as number);
}
