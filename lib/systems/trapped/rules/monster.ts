import type { HouseRules, Monster } from '../schema';

/** 2 if the weakness is known and the means to exploit it are at hand, otherwise 3 (rules 7.5). */
export const monsterCards = (weaknessKnown: boolean, meansHeld: boolean): number =>
  weaknessKnown && meansHeld ? 2 : 3;

export interface Defeat {
  readonly defeats: number;
  readonly state: 'retreats' | 'dead';
}

export interface Beaten {
  readonly defeats: number;
  /** True if something that exploits its weakness was in play. */
  readonly meansUsed: boolean;
  readonly killNeedsMeans: boolean;
  readonly needed: number;
}

/** Counts a defeat, unless it required means that were not in play (rules 7.5, ruling A33). */
export function afterDefeat(
  { defeats, meansUsed, killNeedsMeans, needed }: Beaten,
  rule: HouseRules['weaponNeeded'],
): Defeat {
  const isLast = defeats + 1 >= needed;
  const needsMeans = rule === 'every' || (rule === 'final' && killNeedsMeans && isLast);
  const after = needsMeans && !meansUsed ? defeats : Math.min(needed, defeats + 1);
  return { defeats: after, state: after >= needed ? 'dead' : 'retreats' };
}

const EXTRA_CARDS: Readonly<Record<Monster['toughness'], number>> = { two: -1, three: 0, four: 1 };

/** Returns how many cards more than for the book's monster are drawn while it has not grown (ruling A70). */
export const extraCards = ({ toughness }: Pick<Monster, 'toughness'>): number => EXTRA_CARDS[toughness];

/** Tells whether a monster has grown in a round; `grows` is below 0 for never (ruling A69). */
export const hasGrown = (grows: number, round: number): boolean => grows >= 0 && round > grows;

/** Tells whether nothing sets a monster apart from the book's. */
export const isUsualMonster = ({
  steps,
  hunts,
  foughtBy,
  hit,
  toughness,
  slips,
  shuns,
  blinds,
  grows,
}: Monster): boolean =>
  steps === 'one' &&
  hunts === 'anybody' &&
  foughtBy === 'any' &&
  hit === 'wound' &&
  toughness === 'three' &&
  !slips &&
  shuns.length === 0 &&
  blinds.length === 0 &&
  grows === null;
