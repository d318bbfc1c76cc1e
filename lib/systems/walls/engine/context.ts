import type { Game } from './game';
import type { LogEvent } from './log';
import type { State } from './state';

/** A game, its state, and a listener for events. */
export interface Context {
  readonly game: Game;
  readonly state: State;
  readonly emit: ((event: LogEvent) => void) | undefined;
}
