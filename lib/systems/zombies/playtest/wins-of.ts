import type { Findings } from '@/lib/contract/playtest-report';

/** The share of games that those with certain bots won, a seat on average; undefined if nobody plays like that. */
export function winsOf({ bots, seats }: Findings, isOne: (bot: string) => boolean): number | undefined {
  const some = seats.filter(({ seat }) => isOne(bots[seat] ?? ''));
  return some.length === 0 ? undefined : some.reduce((sum, { share }) => sum + share, 0) / some.length;
}
