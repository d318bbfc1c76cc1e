import type { AnyPlayed } from '@/lib/contract/played';
import type { Report } from '@/lib/contract/playtest-report';
import { type Seating, setTable } from './lineup';
import { playMany } from './play-many';
import { buildReport } from './report';

/** How many games to play, by whom, from which seed. */
export interface PlaytestOptions extends Seating {
  readonly runs: number;
  readonly seed: number;
  readonly secondsPerTurn?: number;
}

/** Plays a setting many times by bots, on this thread, and reports. The same options give the same report. */
export function playtest(played: AnyPlayed, body: unknown, options: PlaytestOptions): Report {
  const table = setTable(played, body, options);
  return buildReport(table, playMany(table, { seed: options.seed, from: 0, to: options.runs }), options);
}
