import { resolve } from 'node:path';
import type { Report } from '@/lib/contract/playtest-report';
import type { StarterJob } from './played-starters';

/** File of figures by which the home page sorts starters. */
export const FIGURES_FILE = resolve('content/starter-figures.json');
/** Number of games that a test replays. */
export const REPLAYED_GAMES = 200;
/** Two-sided 99.9 % of the normal distribution. */
const Z = 3.2905;

/** The file's text: for each starter and number of players the escapes and the median minutes. */
export function figuresOf(jobs: readonly StarterJob[], reports: readonly Report[]): string {
  const figures = jobs.flatMap(({ system, starter, players }, i) => {
    const report = reports[i];
    return report ? [{ system, starter, players, ...measured(report) }] : [];
  });
  return `${JSON.stringify(figures, null, 2)}\n`;
}

/** The share of escapes, and between which shares it is in 999 of 1,000 times that fewer games are played. */
function measured({ wins: { share }, minutes, runs, seed }: Report) {
  const half = Z * Math.sqrt(share * (1 - share) * (1 / REPLAYED_GAMES + 1 / runs));
  const inHundredths = (value: number) => Number(Math.min(1, Math.max(0, value)).toFixed(4));
  return {
    seed,
    runs,
    minutes: minutes.median,
    escapes: inHundredths(share),
    low: inHundredths(share - half),
    high: inHundredths(share + half),
  };
}
