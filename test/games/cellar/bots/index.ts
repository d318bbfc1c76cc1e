import type { BotKind } from '@/lib/contract/played';
import { randomBot } from '@/lib/tabletop/play/random-bot';
import type { Game } from '../engine/game';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';

export const peeking: BotKind<Game, View, Move> = {
  id: 'peeking',
  title: 'Peeking',
  help: 'Peeks first, and flips what it knows.',
  role: 'player',
  seat: () => ({
    decide(view, moves) {
      const [all, tiles] = [[...moves()], view.tiles()];
      const door = all.find((move) => move.type === 'flip' && tiles[move.tile] === 'door');
      return door ?? all.find((move) => move.type === 'peek' && tiles[move.tile] === '?') ?? { type: 'rest' };
    },
  }),
};

export const bots: readonly BotKind<Game, View, Move>[] = [randomBot(), peeking];
