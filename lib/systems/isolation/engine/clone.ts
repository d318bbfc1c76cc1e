import type { State } from './state';

/** An independent copy. No bot plays games on from one, so it may take its time. */
export const clone = (state: State): State => structuredClone(state);
