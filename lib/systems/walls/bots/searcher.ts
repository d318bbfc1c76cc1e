import type { Bot, BotKind } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { memoize } from '@/lib/kernel/memoize';
import { type Rng, seededRng } from '@/lib/kernel/rng';
import { NONE } from '@/lib/tabletop/play/board';
import type { Game } from '../engine/game';
import type { LogEvent } from '../engine/log';
import type { Move } from '../engine/moves';
import type { Seat } from '../engine/state';
import type { View } from '../engine/view';
import { AHEAD, Outlook } from './outlook';
import { Plans } from './plans';

type Kind = BotKind<Game, View, Move, LogEvent>;

/** Buffers shared by all bots of a game. They hold no state between decisions. */
class Workspace {
  readonly game: Game;
  readonly outlook: Outlook;
  readonly plans: Plans;

  constructor(game: Game) {
    this.game = game;
    this.outlook = new Outlook(game);
    this.plans = new Plans(game, this.outlook);
  }
}

/** Cached by game, since creating one takes as long as several turns. */
const workspaceOf = memoize((game: Game) => new Workspace(game));

/** Bot that plays the best plan after `look` has loaded the position. It keeps its plan if no turn was played since. */
function deciderOf(
  game: Game,
  seed: number,
  look: (workspace: Workspace, view: View, rng: Rng) => void,
): Bot<View, Move> {
  const workspace = workspaceOf(game);
  const { plans } = workspace;
  const rng = seededRng(seed);
  const actOf = (plan: number): Move => at(at(game.acts, plans.use(plan)), plans.wall(plan) - NONE);
  let planned: Move | undefined;
  let turns = NONE;
  return {
    decide(view) {
      if (view.table.phase === 'reveal' && planned && view.table.turns === turns) return planned;
      look(workspace, view, rng);
      if (view.table.phase === 'reveal') return actOf(plans.planFor(view.arrowsOf(view.table.active) ?? [], rng));
      const program = plans.program(rng);
      planned = actOf(plans.bestOf(program));
      turns = view.table.turns;
      return at(game.programs, program);
    },
  };
}

/** Considers the turn before its own, and the order of later turns. */
export const searcher: Kind = {
  id: 'searcher',
  title: 'Searcher',
  help: 'Tries all arrows against what the player before it is likely to do, then every stop and wall, and takes what gives it the larger section or lets it reach the most tiles first.',
  role: 'player',
  seat: (game, seat, seed) =>
    deciderOf(game, seed, ({ outlook, plans }, view, rng) => {
      outlook.load(view);
      const before = view.table.phase === 'program' ? seatBefore(game, view, seat) : NONE;
      if (before !== NONE) {
        setSeat(outlook, before, view);
        const plan = plans.bestOf(plans.program(rng));
        outlook.applyTurn(plans.end(plan), plans.wall(plan));
      }
      setSeat(outlook, seat, view);
    }),
};

/** Evaluates for a seat. Opponents get a head start by their turns between the seat's next turn and the one after. */
function setSeat(outlook: Outlook, seat: Seat, { table: { players, holder } }: View): void {
  const { position, late } = outlook;
  const isIn = (other: Seat) => position.at[other] !== NONE;
  const from = (first: Seat, other: Seat) => (other - first + players) % players;
  let next = (holder + 1) % players;
  while (!isIn(next)) next = (next + 1) % players;
  outlook.me = seat;
  let first = 0;
  for (let other = 0; other < players; other++) {
    const turns = Number(from(holder, other) > from(holder, seat)) + Number(from(next, other) < from(next, seat));
    const ahead = other === seat ? 0 : (AHEAD[turns] ?? 0);
    late[other] = -ahead;
    if (isIn(other)) first = Math.max(first, ahead);
  }
  for (let other = 0; other < players; other++) late[other] = (late[other] ?? 0) + first;
}

/** Evaluates for a seat without head starts. */
function setSeatEvenly(outlook: Outlook, seat: Seat, { table: { players } }: View): void {
  outlook.me = seat;
  for (let other = 0; other < players; other++) outlook.late[other] = 0;
}

/** Considers only the current position. */
export const builder: Kind = {
  id: 'builder',
  title: 'Builder',
  help: 'Greedy: builds where that puts it ahead at once, without a thought for the turns that follow.',
  role: 'player',
  seat: (game, seat, seed) =>
    deciderOf(game, seed, ({ outlook }, view) => {
      outlook.load(view);
      setSeatEvenly(outlook, seat, view);
    }),
};

/** Returns the seat whose turn comes just before, if arrows are set at the same time; NONE for the first seat. */
function seatBefore({ rules }: Game, { table: { at: cells, holder, players } }: View, seat: Seat): Seat {
  if (rules.programming === 'rolling') return NONE;
  for (let before = seat; before !== holder; ) {
    before = (before + players - 1) % players;
    if (cells[before] !== NONE) return before;
  }
  return NONE;
}
