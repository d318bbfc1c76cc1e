import type { Report } from '@/lib/contract/playtest-report';
import type { Lineup } from '@/lib/playtest/lineup';
import { lotsOf, playMany } from '@/lib/playtest/play-many';
import { replay as replayGame, storyOf } from '@/lib/playtest/replay';
import { mergeSums, type Sums } from '@/lib/playtest/sums';
import { TrapdoorError } from './error';
import { openedOf } from './opened';
import { requireWhole, seatingOf } from './seating';
import { lineUpAt, reportOn, type Table } from './table-report';
import type { PlaytestOptions, Replay, ReplayOptions, Scenario, TableOptions } from './types';

const RUNS = { usual: 1_000, max: 10_000_000 };
/** Games between two looks at the signal. */
const AT_ONCE = 50;

/**
 * Plays a scenario many times with bots and reports how it plays, with the verdicts of `trapdoor playtest`. Runs on
 * this thread, and lets others have their turn between games; to use more processors, start it in several workers.
 *
 * Rejects with a TrapdoorError: `play/unknown` for a bot or choice that the game does not have, `play/invalid` for a
 * number outside its range, `stopped` after the signal.
 */
export async function playtest(scenario: Scenario, options: PlaytestOptions = {}): Promise<Report> {
  const { runs = RUNS.usual, secondsPerTurn, signal, onProgress } = options;
  requireWhole('runs', runs, 1, RUNS.max);
  if (secondsPerTurn !== undefined) requireWhole('secondsPerTurn', secondsPerTurn, 1, 3_600);
  const table = await sit(scenario, options);
  const play = async (lineup: Lineup, seed: number, runs: number, onLot?: (games: number) => void): Promise<Sums> => {
    let sums = playMany(lineup, { seed, from: 0, to: 0 });
    for (const lot of lotsOf(seed, runs, AT_ONCE)) {
      if (signal?.aborted) throw new TrapdoorError('stopped', 'The playtest was stopped.');
      sums = mergeSums(sums, playMany(lineup, lot));
      onLot?.(lot.to);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    return sums;
  };
  const sums = await play(lineUpAt(table), table.reading.seed, runs, onProgress);
  const reading = { ...table.reading, ...(secondsPerTurn !== undefined && { secondsPerTurn }) };
  return reportOn({ ...table, reading }, sums, { play });
}

/**
 * Plays one game by its seed and tells it from one point of view.
 * A playtest names seeds worth watching (`shown`); give the same players, bots and choices.
 *
 * Rejects with a TrapdoorError: `play/unknown` or `play/invalid`, as `playtest` does.
 */
export async function replay(scenario: Scenario, options: ReplayOptions = {}): Promise<Replay> {
  const { who = 'all' } = options;
  const table = await sit(scenario, options);
  const lineup = lineUpAt(table);
  if (who !== 'all' && who !== 'table') requireWhole('who', who, 0, lineup.bots.length - 1);
  return storyOf(replayGame(lineup, table.reading.seed, who));
}

async function sit(scenario: Scenario, options: TableOptions): Promise<Table> {
  const opened = openedOf(scenario);
  const play = await opened.system.play?.();
  if (!play) throw new TrapdoorError('play/unknown', `${opened.system.title} can’t be played yet.`);
  const { seed, ...seating } = seatingOf(opened, play, options);
  return { opened, play, seating, reading: { seed } };
}
