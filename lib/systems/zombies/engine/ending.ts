import type { Context } from './context';
import { NONE, type Seat } from './game';
import { rollOff as rolledOff } from './luck';
import { leadersOf, scoreOf } from './score';

/** Rolls the die. All rolls of a turn are public. */
export function rollDie({ game, state, luck }: Context): number {
  const roll = luck.roll(state.rng, game.sides);
  state.dieLog.push(roll);
  return roll;
}

/** Rolls off between seats and returns the winner; the rolls are public. */
export const rollOff = (context: Context, seats: readonly Seat[], reason: 'opening' | 'creature' | 'win'): Seat =>
  rolledOff(
    seats,
    context.state.players,
    () => rollDie(context),
    (rolls) => context.emit?.({ type: 'rolledOff', for: reason, rolls }),
  );

/** Ends the game after the last round: most points win (rules 6). */
export function finish(context: Context): void {
  const { game, state, emit } = context;
  const leaders = leadersOf(game, state);
  state.phase = 'over';
  state.active = NONE;
  state.winners.push(...(game.rules.tieBreak === 'roll' ? [rollOff(context, leaders, 'win')] : leaders));
  const scores = state.saved.map((_, seat) => scoreOf(game, state, seat));
  emit?.({ type: 'over', winners: state.winners.slice(), scores });
}
