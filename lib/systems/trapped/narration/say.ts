import type { Saying } from '@/lib/contract/played';
import type { Game } from '../engine/game';
import type { Move, MoveType } from '../engine/moves';
import type { View } from '../engine/view';
import { sayBids } from './say-bids';
import { sayDeeds } from './say-deeds';
import { sayGm } from './say-gm';
import { saySheets } from './say-sheets';
import type { Sayers } from './saying';

// Every type of move has its words, or the compiler says so.
const SAYERS: Sayers<MoveType> = { ...saySheets, ...sayDeeds, ...sayBids, ...sayGm };

/** A move in words for the seat that may make it, from its view alone. */
export const say = (_: Game, view: View, move: Move): Saying =>
  (SAYERS[move.type] as (view: View, move: Move) => Saying)(view, move);
