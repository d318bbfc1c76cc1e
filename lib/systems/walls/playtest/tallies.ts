import type { Tally } from '@/lib/contract/played';
import type { Game } from '../engine/game';
import type { State } from '../engine/state';

/** What playtests add up. */
export const tallies: readonly Tally<Game, State>[] = [];
