import type { State } from './state';

/** Deep-copies a state. Speed does not matter here: no bot simulates games from copies. */
export const clone = (state: State): State => structuredClone(state);
