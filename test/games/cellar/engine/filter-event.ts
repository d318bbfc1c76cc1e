import type { Who } from '@/lib/contract/played';
import type { Game } from './game';
import type { LogEvent } from './log';

/** All moves and turned tiles are public; only the seat that peeks learns the tile. */
export const filterEvent = (_: Game, event: LogEvent, who: Who): LogEvent =>
  event.move.type !== 'peek' || who === event.seat || who === 'all' ? event : { ...event, tile: undefined };
