import type { Findings } from '@/lib/contract/playtest-report';
import type { Lineup } from '@/lib/playtest/lineup';
import { playMany } from '@/lib/playtest/play-many';
import { buildReport } from '@/lib/playtest/report';

/** Sizes of the experiment: playtests, games in each, and games that give the true values. */
export interface Effort {
  readonly playtests: number;
  readonly games: number;
  readonly truth: number;
}

/** One reported measure with an interval: its true value, and how many intervals contained it. */
export interface Coverage {
  readonly measure: string;
  readonly value: number;
  readonly held: number;
}

const TRUTH_SEED = 1;
const FIRST_SEED = 1001;

/** Plays a table many times over, and counts for each measure how many of its intervals hold the truth. */
export function coverageOf(lineup: Lineup, { playtests, games, truth }: Effort): readonly Coverage[] {
  const reportOf = (seed: number, runs: number) =>
    buildReport(lineup, playMany(lineup, { seed, from: 0, to: runs }), { seed });
  const values = measuresOf(reportOf(TRUTH_SEED, truth));
  const held = values.map(() => 0);
  for (let i = 0; i < playtests; i++) {
    for (const [at, { low, high }] of measuresOf(reportOf(FIRST_SEED + i, games)).entries()) {
      const value = values[at]?.value ?? Number.NaN;
      if (low <= value && value <= high) held[at] = (held[at] ?? 0) + 1;
    }
  }
  return values.map(({ measure, value }, at) => ({ measure, value, held: held[at] ?? 0 }));
}

interface Measure {
  readonly measure: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Everything in a report that has an interval. */
function measuresOf({ wins, unfinished, winnersPerGame, rounds, endings, seats }: Findings): readonly Measure[] {
  return [
    { measure: 'wins', value: wins.share, ...wins },
    { measure: 'given up', value: unfinished.share, ...unfinished },
    { measure: 'winners', value: winnersPerGame.mean, ...winnersPerGame },
    { measure: 'rounds', value: rounds.mean, ...rounds },
    ...endings.map((ending) => ({ measure: `ending ${ending.id}`, value: ending.share, ...ending })),
    ...seats.map((share) => ({ measure: `seat ${share.seat + 1}`, value: share.share, ...share })),
  ];
}
