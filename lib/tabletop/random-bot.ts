import type { BotKind } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { below, seededRng } from '@/lib/kernel/rng';

/** A player of any game that makes each legal move with the same chance. */
export const randomBot = <Game, View, Move>(): BotKind<Game, View, Move> => ({
  id: 'random',
  title: 'Random',
  help: 'Makes any legal move, for comparison.',
  role: 'player',
  seat(_, __, seed) {
    const rng = seededRng(seed);
    return {
      decide(_, moves) {
        const offered = moves();
        const legal: readonly Move[] = Array.isArray(offered) ? offered : [...offered];
        return at(legal, below(rng, legal.length));
      },
    };
  },
});
