import type { Who } from '@/lib/contract/played';
import type { LogEvent } from './log';

const NO_ARROWS: readonly number[] = [];

/** What somebody may hear of an event: that a box is shut, but not what is in it, unless it is theirs. */
export const heardBy = (event: LogEvent, who: Who): LogEvent =>
  event.type !== 'programmed' || event.seat === who || who === 'all' ? event : { ...event, arrows: NO_ARROWS };
