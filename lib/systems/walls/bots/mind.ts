import type { Bot } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { remembered } from '@/lib/kernel/remembered';
import { type Rng, seededRng } from '@/lib/kernel/rng';
import { NONE } from '@/lib/tabletop/board';
import type { Game } from '../engine/game';
import type { Move } from '../engine/moves';
import type { View } from '../engine/view';
import { Outlook } from './outlook';
import { Plans } from './plans';

/** What all who think about a game think with, one at a time: nothing that they think is kept in it. */
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
export function deciderOf(game: Game, seed: number, look: (mind: Mind, view: View, rng: Rng) => void): Bot<View, Move> {
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
