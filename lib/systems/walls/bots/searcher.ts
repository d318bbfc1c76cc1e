import type { Bot, BotKind } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { seededRng } from '@/lib/kernel/rng';
import { NONE } from '@/lib/tabletop/board';
import type { Game } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { Move } from '../engine/moves';
import type { Seat } from '../engine/state';
import type { View } from '../engine/view';
import { Outlook } from './outlook';
import { Plans } from './plans';
import { sitDown, sitDownEvenly } from './turns-ahead';

type Kind = BotKind<Game, View, Move, LogEvent>;

/** Thinks ahead: of the turns before its own, and of those that follow. */
export const searcher: Kind = {
  id: 'searcher',
  title: 'Searcher',
  help: 'Tries all arrows against what the others are likely to do, then every stop and wall, and takes what gives it the larger section or lets it reach the most tiles first.',
  role: 'player',
  seat(game, seat, seed) {
    const outlook = new Outlook(game);
    const plans = new Plans(game, outlook, seededRng(seed));
    return deciderOf(game, plans, (view) => {
      outlook.look(view);
      const before = view.phase === 'program' ? seatBefore(game, view, seat) : NONE;
      if (before !== NONE) {
        sitDown(outlook, before, view);
        const path = plans.bestOf(plans.program());
        outlook.suppose(plans.end(path), plans.wall(path));
      }
      sitDown(outlook, seat, view);
    });
  },
};

/** Thinks of the present alone. */
export const builder: Kind = {
  id: 'builder',
  title: 'Builder',
  help: 'Greedy: builds where that puts it ahead at once, without a thought for the turns that follow.',
  role: 'player',
  seat(game, seat, seed) {
    const outlook = new Outlook(game);
    return deciderOf(game, new Plans(game, outlook, seededRng(seed)), (view) => {
      outlook.look(view);
      sitDownEvenly(outlook, seat, view);
    });
  },
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

/** Decides by plans, once the table has been looked at. */
const deciderOf = (game: Game, plans: Plans, look: (view: View) => void): Bot<View, Move> => ({
  decide(view) {
    look(view);
    if (view.phase === 'program') return at(game.programs, plans.program());
    const path = plans.pathFor(view.arrowsOf(view.active) ?? []);
    return at(at(game.acts, plans.use(path)), plans.wall(path) - NONE);
  },
});
