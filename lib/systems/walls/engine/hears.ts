import type { Who } from '@/lib/contract/played';
import type { LogEvent } from './log';

const NO_ARROWS: readonly number[] = [];

/** Filters an event for a seat: hides the arrows in the closed boxes of others. */
export const filterEvent = (event: LogEvent, who: Who): LogEvent =>
  event.type !== 'programmed' || event.seat === who || who === 'all' ? event : { ...event, arrows: NO_ARROWS };
