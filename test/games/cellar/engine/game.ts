import type { Cellar } from '../schema';

/** What all games of one cellar share. */
export type Game = Cellar;
