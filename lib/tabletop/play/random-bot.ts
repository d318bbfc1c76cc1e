import type { Bot, BotKind } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { below, seededRng } from '@/lib/kernel/rng';
import { capital } from '../words/wording';

/** Returns a function that picks an item uniformly; a seed always picks the same. */
export const pickerOf = (seed: number): (<T>(list: readonly T[]) => T) => {
  const rng = seededRng(seed);
  return (list) => at(list, below(rng, list.length));
};

/** Creates the bots of a role from their strategies; `ways` holds the help text for each id. */
export const botsOf = <Game, View, Move, Id extends string>(
  role: BotKind<Game, View, Move>['role'],
  ways: Readonly<Record<Id, string>>,
  make: (game: Game, seed: number, id: Id) => Bot<View, Move>,
): readonly BotKind<Game, View, Move>[] =>
  (Object.entries(ways) as [Id, string][]).map(([id, help]) => ({
    id,
    title: capital(id),
    help,
    role,
    seat: (game, _, seed) => make(game, seed, id),
  }));

/** Creates a player for any game that picks legal moves uniformly. */
export const randomBot = <Game, View, Move>(): BotKind<Game, View, Move> => ({
  id: 'random',
  title: 'Random',
  help: 'Makes any legal move, for comparison.',
  role: 'player',
  seat(_, __, seed) {
    const any = pickerOf(seed);
    return {
      decide(_, moves) {
        const offered = moves();
        return any<Move>(Array.isArray(offered) ? offered : [...offered]);
      },
    };
  },
});
