import { at } from '@/lib/kernel/at';
import { below, seededRng } from '@/lib/kernel/rng';
import type { BotKind } from '../../played';
import type { Game } from '../rules/game';
import type { Move } from '../rules/moves';
import type { View } from '../rules/view';

/** Every legal move is as likely as any other. */
export const random: BotKind<Game, View, Move> = {
  id: 'random',
  title: 'Random',
  help: 'Makes any legal move, for comparison.',
  role: 'player',
  seat(_, __, seed) {
    const rng = seededRng(seed);
    return {
      decide(_, moves) {
        const legal = [...moves()];
        return at(legal, below(rng, legal.length));
      },
    };
  },
};
