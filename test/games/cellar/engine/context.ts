import type { Game } from './game';
import type { Emit } from './log';
import type { State } from './state';

/** Argument of the engine's functions: game, state and listener. */
export interface Context {
  readonly game: Game;
  readonly state: State;
  readonly emit: Emit | undefined;
}
