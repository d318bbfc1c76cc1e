import type { Game } from './game';
import type { Emit } from './log';
import type { State } from './state';

/** A game, its state, and the listener. */
export interface Context {
  readonly game: Game;
  readonly state: State;
  readonly emit: Emit | undefined;
}
