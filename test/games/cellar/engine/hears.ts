import type { Who } from '@/lib/contract/played';
import type { Game } from './game';
import type { LogEvent } from './log';

/** Everybody sees what somebody does, and what is turned up; what lies under a tile that they peek at is theirs alone. */
export const hears = (_: Game, event: LogEvent, who: Who): LogEvent =>
  event.move.type !== 'peek' || who === event.seat || who === 'all' ? event : { ...event, tile: undefined };
