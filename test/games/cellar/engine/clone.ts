import type { State } from './state';

export const clone = (state: State): State => ({ ...state, known: [...state.known] });
