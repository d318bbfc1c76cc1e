import type { Bot, BotKind } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { remembered } from '@/lib/kernel/remembered';
import { type Rng, seededRng } from '@/lib/kernel/rng';
import { NONE } from '@/lib/tabletop/board';
import type { Game } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { Move } from '../engine/moves';
import type { Seat } from '../engine/state';
import type { View } from '../engine/view';
import { AHEAD, Outlook } from './outlook';
import { Plans } from './plans';

type Kind = BotKind<Game, View, Move, LogEvent>;

/** Working memory that all bots of a game share in turn: no decision stays in it. */
class Mind {
  readonly game: Game;
  readonly outlook: Outlook;
  readonly plans: Plans;

  constructor(game: Game) {
    this.game = game;
    this.outlook = new Outlook(game);
    this.plans = new Plans(game, this.outlook);
  }
}

/** One for each game, since making it takes as long as some turns. */
const mindOf = remembered((game: Game) => new Mind(game));

/** Decides by the best plan, once the table has been looked at. What was planned is done where nobody had a turn since. */
function deciderOf(game: Game, seed: number, look: (mind: Mind, view: View, rng: Rng) => void): Bot<View, Move> {
  const mind = mindOf(game);
  const { plans } = mind;
  const rng = seededRng(seed);
  const actOf = (plan: number): Move => at(at(game.acts, plans.use(plan)), plans.wall(plan) - NONE);
  let planned: Move | undefined;
  let turns = NONE;
  return {
    decide(view) {
      if (view.phase === 'reveal' && planned && view.turns === turns) return planned;
      look(mind, view, rng);
      if (view.phase === 'reveal') return actOf(plans.planFor(view.arrowsOf(view.active) ?? [], rng));
      const program = plans.program(rng);
      planned = actOf(plans.bestOf(program));
      turns = view.turns;
      return at(game.programs, program);
    },
  };
}

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

/** Sits down in a seat: those who have turns after its next one and before the one after that are ahead in the race. */
function sitDown(outlook: Outlook, seat: Seat, { players, holder }: View): void {
  const { position, late } = outlook;
  const isIn = (one: Seat) => position.at[one] !== NONE;
  const from = (first: Seat, one: Seat) => (one - first + players) % players;
  let next = (holder + 1) % players;
  while (!isIn(next)) next = (next + 1) % players;
  outlook.me = seat;
  let first = 0;
  for (let one = 0; one < players; one++) {
    const turns = Number(from(holder, one) > from(holder, seat)) + Number(from(next, one) < from(next, seat));
    const ahead = one === seat ? 0 : (AHEAD[turns] ?? 0);
    late[one] = -ahead;
    if (isIn(one)) first = Math.max(first, ahead);
  }
  for (let one = 0; one < players; one++) late[one] = (late[one] ?? 0) + first;
}

/** All players set out at the same time. */
function sitDownEvenly(outlook: Outlook, seat: Seat, { players }: View): void {
  outlook.me = seat;
  for (let one = 0; one < players; one++) outlook.late[one] = 0;
}

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
