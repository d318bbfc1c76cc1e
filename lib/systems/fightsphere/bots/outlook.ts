import { at } from '@/lib/kernel/at';
import { hasPair } from '@/lib/tabletop/pairs';
import { episodeOf } from '../engine/context';
import { meetingBonus } from '../engine/encounters';
import type { Fighter, FighterId, Shown, Tie } from '../engine/state';
import { leadShare } from '../rules/odds';
import { type DriveCode, diceOf, ratingOf } from '../rules/ratings';

/** Dice that a tie adds beyond the one that it costs; none while it rests. */
export const surplusOf = ({ base, rest }: Tie, drive: DriveCode): number =>
  rest > 0 ? 0 : Math.max(0, diceOf(ratingOf(base, drive)) - 1);

/** Dice of a Gladiator who holds nothing back. */
export function strengthOf({ pool, ties, drive }: Fighter): number {
  let dice = pool;
  for (const tie of ties) dice += surplusOf(tie, drive);
  return Math.max(1, dice);
}

/** The chance to win the first roll that is no draw, if both hold nothing back; what they gain by meeting counts. */
export function chanceAgainst(table: Shown, one: FighterId, other: FighterId): number {
  const [own, foe] = [at(table.fighters, one), at(table.fighters, other)];
  const hasMet = hasPair(episodeOf(table, one).met, one, other);
  const dice = strengthOf(own) + (hasMet ? 0 : meetingBonus(own, foe));
  const against = strengthOf(foe) + (hasMet ? 0 : meetingBonus(foe, own));
  const win = leadShare(dice, against, 1);
  return win / (win + leadShare(against, dice, 1));
}
