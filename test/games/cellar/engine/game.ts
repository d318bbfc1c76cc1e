import type { Cellar } from '../schema';

/** Compiled cellar, shared by all its games. */
export type Game = Cellar;
