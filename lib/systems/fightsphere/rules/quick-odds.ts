import { filled } from '@/lib/kernel/filled';
import { quickly } from '@/lib/tabletop/counting-dice';
import { DIE } from './odds';

const SHARES = quickly(DIE);
/** Chances of so many dice against so many are worked out once. */
const KEPT = 256;
const weights = new Map<number, readonly number[]>();
const [more, asMany] = [filled(KEPT * KEPT, -1), filled(KEPT * KEPT, -1)];

/** How often so many dice show more ones than others, or at least as many where a tie succeeds. For bots and sums. */
export function successShare(dice: number, against: number, tieFails: boolean): number {
  if (dice >= KEPT || against >= KEPT) return worked(dice, against, tieFails);
  const kept = tieFails ? more : asMany;
  const place = dice * KEPT + against;
  const known = kept[place] ?? -1;
  if (known >= 0) return known;
  const share = worked(dice, against, tieFails);
  kept[place] = share;
  return share;
}

function worked(dice: number, against: number, tieFails: boolean): number {
  const theirs = weightsOf(against);
  let [share, fewer] = [0, 0];
  for (const [ones, weight] of weightsOf(dice).entries()) {
    const equal = theirs[ones] ?? 0;
    share += weight * (tieFails ? fewer : fewer + equal);
    fewer += equal;
  }
  return share;
}

function weightsOf(dice: number): readonly number[] {
  const known = weights.get(dice) ?? SHARES.weights(dice);
  weights.set(dice, known);
  return known;
}
