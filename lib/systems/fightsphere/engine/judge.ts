import { at } from '@/lib/kernel/at';
import { diceNow, helpersOf } from './build';
import { type Context, ownerOf, sceneOf, thresholdNow } from './context';
import { NONE } from './game';
import { DICE_AT_ONCE, type MoveOf } from './moves';
import type { Backing, Seat, Shown, Side } from './state';

/** The next player with dice of a Judgment Pool after a seat; NONE if there is none (rules 9). */
export const judgeAfter = ({ judgment }: Shown, seat: Seat): Seat =>
  judgment.findIndex((dice, i) => i > seat && dice > 0);

/** How many dice each side rolls, and who helped it. */
export function countDice(context: Context): void {
  const { state } = context;
  for (const side of sceneOf(state).sides) {
    if (side.fighter === NONE) {
      side.due = thresholdNow(context) + side.judgment;
      continue;
    }
    side.used.length = 0;
    side.used.push(...helpersOf(state, side));
    side.due = diceNow(state, side);
  }
}

/** The side that a player backs in this roll. */
export const backingOf = (state: Shown, seat: Seat): Backing | undefined =>
  sceneOf(state).backings.find((backing) => backing.seat === seat);

export function back({ state }: Context, { side }: MoveOf<'back'>): void {
  sceneOf(state).backings.push({ seat: state.awaited, side, dice: 0 });
}

/** Adds dice of the Judgment Pool to the side. */
export function judge({ state }: Context, { dice }: MoveOf<'judge'>): void {
  const backing = backingOf(state, state.awaited);
  if (!backing) return;
  backing.dice += dice;
  at(sceneOf(state).sides, backing.side).judgment += dice;
}

/** A move names only so many dice, so that as many may be followed by more. */
export function mayBackMore(state: Shown): boolean {
  const { dice = 0 } = backingOf(state, state.awaited) ?? {};
  return dice % DICE_AT_ONCE === 0 && dice < at(state.judgment, state.awaited);
}

/** A player is done with backing. */
export function endJudging({ state, emit }: Context): void {
  const backing = backingOf(state, state.awaited);
  if (!backing || backing.dice === 0) return;
  const { seat, side, dice } = backing;
  emit?.({ type: 'backed', seat, fighter: at(sceneOf(state).sides, side).fighter, dice });
}

/** Stakes are reversed: judgment dice are lost if the side they backed succeeds. */
export function settleJudgment({ state, emit }: Context, hasSucceeded: (side: Side) => boolean): void {
  const { backings, sides } = sceneOf(state);
  for (const { seat, side, dice } of backings) {
    if (dice === 0 || !hasSucceeded(at(sides, side))) continue;
    state.judgment[seat] = at(state.judgment, seat) - dice;
    emit?.({ type: 'judgmentLost', seat, dice });
  }
}

/** Who rolls: the one whose side comes first. */
export const rollerOf = (state: Shown): Seat => ownerOf(state, at(sceneOf(state).sides, 0).fighter);
