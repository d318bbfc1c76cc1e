import type { LogEvent } from './log';

/** Whatever happens, happens before all: only the dice to come are unknown. */
export const heardBy = (event: LogEvent): LogEvent => event;
