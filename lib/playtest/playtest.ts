import type { AnyPlayed } from '@/lib/contract/played';
import type { Report } from '@/lib/contract/playtest-report';
import { lineUp, type Seating } from './lineup';
import { playMany } from './play-many';
import { buildReport } from './report';

/** How many games to play, by whom, from which seed. */
interface PlaytestOptions extends Seating {
  readonly runs: number;
  readonly seed: number;
  readonly secondsPerTurn?: number;
}

/** Plays a setting many times by bots, on this thread, and reports. The same options give the same report. */
export function playtest(played: AnyPlayed, body: unknown, options: PlaytestOptions): Report {
  const lineup = lineUp(played, body, options);
  return buildReport(lineup, playMany(lineup, { seed: options.seed, from: 0, to: options.runs }), options);
}
