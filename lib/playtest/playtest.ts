import type { AnyPlayed } from '@/lib/contract/played';
import type { Report } from '@/lib/contract/playtest-report';
import { lineUp, type Seating } from './lineup';
import { playMany } from './play-many';
import { buildReport } from './report';

interface PlaytestOptions extends Seating {
  readonly runs: number;
  readonly seed: number;
  readonly secondsPerTurn?: number;
}

/** Plays a setting many times with bots, on the current thread, and returns a report. Deterministic. */
export function playtest(played: AnyPlayed, body: unknown, options: PlaytestOptions): Report {
  const lineup = lineUp(played, body, options);
  return buildReport(lineup, playMany(lineup, { seed: options.seed, from: 0, to: options.runs }), options);
}
