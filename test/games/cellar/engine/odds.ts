import type { Odds } from '@/lib/contract/played';
import { oddsAmong } from '../rules/odds';
import type { Game } from './game';
import type { Move } from './moves';
import { hiddenFrom } from './setup';
import type { View } from './view';

/** Returns the odds of turning over a tile or peeking under it; empty if the tile is known. */
export const oddsOf = (game: Game, view: View, move: Move): readonly Odds[] =>
  move.type === 'rest' || view.tiles()[move.tile] !== '?' ? [] : oddsAmong(hiddenFrom(game, view.tiles()));
