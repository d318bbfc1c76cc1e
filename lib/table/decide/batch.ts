import { ANONYMOUS_EVERY_MS } from '../vocabulary';

/** The time that anonymous ideas of one batch share. */
export const batchOf = (at: number): number => Math.floor(at / ANONYMOUS_EVERY_MS) * ANONYMOUS_EVERY_MS;
