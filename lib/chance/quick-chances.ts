import { type CountingDie, quickly } from './counting-dice';

/** Chances of fewer dice than this against each other are worked out once. */
const KEPT = 128;

/** How often so many more of the first dice count than of the second, or even more. Fast, for bots. */
export function quickLead(die: CountingDie): (first: number, second: number, lead: number) => number {
  const { weights } = quickly(die);
  const lists = new Map<number, readonly number[]>();
  const kept: Float64Array[] = [];
  const weightsOf = (dice: number): readonly number[] => {
    const known = lists.get(dice) ?? weights(dice);
    lists.set(dice, known);
    return known;
  };
  /** For each lead, from minus all the second dice to all the first: the chance of at least as much. */
  const worked = (first: number, second: number): Float64Array => {
    const shares = new Float64Array(first + second + 1);
    const theirs = weightsOf(second);
    for (const [count, own] of weightsOf(first).entries()) {
      if (own === 0) continue;
      for (const [other, weight] of theirs.entries()) {
        const place = count - other + second;
        shares[place] = (shares[place] ?? 0) + own * weight;
      }
    }
    for (let i = shares.length - 2; i >= 0; i--) shares[i] = (shares[i] ?? 0) + (shares[i + 1] ?? 0);
    return shares;
  };
  const sharesOf = (first: number, second: number): Float64Array => {
    if (first >= KEPT || second >= KEPT) return worked(first, second);
    const place = first * KEPT + second;
    kept[place] ??= worked(first, second);
    return kept[place];
  };
  return (first, second, lead) => {
    if (lead <= -second) return 1;
    return lead > first ? 0 : (sharesOf(first, second)[lead + second] ?? 0);
  };
}
