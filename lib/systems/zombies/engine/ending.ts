import type { Context } from './context';
import { NONE, type Seat } from './game';
import { rollOff as rolledOff } from './luck';
import { leadersOf, scoreOf } from './score';

/** Rolls the die. Every roll of a turn is there for all to see. */
export function rollDie({ game, state, luck }: Context): number {
  const roll = luck.roll(state.rng, game.sides);
  state.dieLog.push(roll);
  return roll;
}

/** Settles by rolls which of these seats it is, for all to hear. */
export const rollOff = (context: Context, seats: readonly Seat[], reason: 'opening' | 'creature' | 'win'): Seat =>
  rolledOff(
    seats,
    context.state.players,
    () => rollDie(context),
    (rolls) => context.emit?.({ type: 'rolledOff', for: reason, rolls }),
  );

/** The last round is over: most points win (rules 6). */
export function finish(context: Context): void {
  const { game, state, emit } = context;
  const leaders = leadersOf(game, state);
  state.phase = 'over';
  state.active = NONE;
  state.winners.push(...(game.rules.tieBreak === 'roll' ? [rollOff(context, leaders, 'win')] : leaders));
  const scores = state.saved.map((_, seat) => scoreOf(game, state, seat));
  emit?.({ type: 'over', winners: state.winners.slice(), scores });
}
