import type { Game } from './game';
import type { LogEvent } from './log';

/** Everything: it happens in front of everybody, and no event tells of a tile before it is turned up. */
export const hears = (_: Game, event: LogEvent): LogEvent => event;
