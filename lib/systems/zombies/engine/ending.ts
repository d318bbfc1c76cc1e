import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import type { Context } from './context';
import { NONE, type Seat } from './game';
import { leadersOf, scoreOf } from './score';

/** Rolls the die. Every roll of a turn is there for all to see. */
export function rollDie({ game, state, luck }: Context): number {
  const roll = luck.roll(state.rng, game.sides);
  state.dieLog.push(roll);
  return roll;
}

/** All of these seats roll in order and the highest wins; those who tie roll again. One seat alone need not roll. */
export function rollOff(context: Context, seats: readonly Seat[], reason: 'opening' | 'creature' | 'win'): Seat {
  let left = seats;
  while (left.length > 1) {
    const rolls = filled(context.state.players, NONE);
    for (const seat of left) rolls[seat] = rollDie(context);
    context.emit?.({ type: 'rolledOff', for: reason, rolls });
    const highest = Math.max(...rolls);
    left = left.filter((seat) => rolls[seat] === highest);
  }
  return at(left, 0);
}

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
