import { type Context, fighterOf, sceneOf, sideNow } from './context';
import { NONE } from './game';
import { DICE_AT_ONCE, type MoveOf } from './moves';
import type { Shown, Side } from './state';

/** What a side may put at risk in all: the holder of the initiative sets the limit, and has none (rules 7). */
export function gambleLimit(state: Shown, { fighter }: Side): number {
  const { limit, initiative } = sceneOf(state);
  return limit === NONE || fighter === initiative ? Number.POSITIVE_INFINITY : limit;
}

/** How many dice a side may put at risk now, in one go; another go is had only after as many as go at once. */
export function mostGamble(state: Shown, side: Side): number {
  if (side.lastGamble !== 0 && side.lastGamble !== DICE_AT_ONCE) return 0;
  const most = Math.min(gambleLimit(state, side), fighterOf(state, side).pool) - side.gamble;
  return Math.min(Math.max(0, most), DICE_AT_ONCE);
}

/** Puts dice at risk. */
export function gamble({ state }: Context, { dice }: MoveOf<'gamble'>): void {
  const side = sideNow(state);
  side.gamble += dice;
  side.lastGamble = dice;
}
