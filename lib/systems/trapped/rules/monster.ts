import type { HouseRules } from '../schema';

const FULL_STRENGTH = 3;
const EXPLOITED = 2;

/** Cards that the GM draws for the monster (rules 7.5): its weakness must be known and the means to use it at hand. */
export const monsterCards = (weaknessKnown: boolean, meansHeld: boolean): number =>
  weaknessKnown && meansHeld ? EXPLOITED : FULL_STRENGTH;

export type MonsterState = 'retreats' | 'dead';

/** How often the monster has been beaten, and where that leaves it. */
export interface Defeat {
  readonly defeats: number;
  readonly state: MonsterState;
}

export interface Beaten {
  /** Defeats before this one. */
  readonly defeats: number;
  /** Whether something that exploits its weakness was in play. */
  readonly meansUsed: boolean;
  readonly killNeedsMeans: boolean;
  /** Defeats that kill it. */
  readonly needed: number;
}

/** Counts a defeat, unless it would need means that were not in play (rules 7.5, ruling A33). */
export function afterDefeat(
  { defeats, meansUsed, killNeedsMeans, needed }: Beaten,
  rule: HouseRules['weaponNeeded'],
): Defeat {
  const isLast = defeats + 1 >= needed;
  const needsMeans = rule === 'every' || (rule === 'final' && killNeedsMeans && isLast);
  const after = needsMeans && !meansUsed ? defeats : Math.min(needed, defeats + 1);
  return { defeats: after, state: after >= needed ? 'dead' : 'retreats' };
}
