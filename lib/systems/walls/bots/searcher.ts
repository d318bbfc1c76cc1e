import type { BotKind } from '@/lib/contract/played';
import { NONE } from '@/lib/tabletop/board';
import type { Game } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { Move } from '../engine/moves';
import type { Seat } from '../engine/state';
import type { View } from '../engine/view';
import { deciderOf } from './mind';
import { sitDown, sitDownEvenly } from './turns-ahead';

type Kind = BotKind<Game, View, Move, LogEvent>;

/** Thinks of the turn before its own, and of those that follow. */
export const searcher: Kind = {
  id: 'searcher',
  title: 'Searcher',
  help: 'Tries all arrows against what the player before it is likely to do, then every stop and wall, and takes what gives it the larger section or lets it reach the most tiles first.',
  role: 'player',
  seat: (game, seat, seed) =>
    deciderOf(game, seed, ({ outlook, plans }, view, rng) => {
      outlook.look(view);
      const before = view.phase === 'program' ? seatBefore(game, view, seat) : NONE;
      if (before !== NONE) {
        sitDown(outlook, before, view);
        const plan = plans.bestOf(plans.program(rng));
        outlook.suppose(plans.end(plan), plans.wall(plan));
      }
      sitDown(outlook, seat, view);
    }),
};

/** Thinks of the present alone. */
export const builder: Kind = {
  id: 'builder',
  title: 'Builder',
  help: 'Greedy: builds where that puts it ahead at once, without a thought for the turns that follow.',
  role: 'player',
  seat: (game, seat, seed) =>
    deciderOf(game, seed, ({ outlook }, view) => {
      outlook.look(view);
      sitDownEvenly(outlook, seat, view);
    }),
};

/** Who has the turn just before a seat's, with arrows that are set at the same time; NONE for the one who opens first. */
function seatBefore({ rules }: Game, { at: cells, holder, players }: View, seat: Seat): Seat {
  if (rules.programming === 'rolling') return NONE;
  for (let one = seat; one !== holder; ) {
    one = (one + players - 1) % players;
    if (cells[one] !== NONE) return one;
  }
  return NONE;
}
