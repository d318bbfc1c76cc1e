import type { AnyPlayed } from '@/lib/contract/played';
import type { Report } from '@/lib/contract/playtest-report';
import { type Lineup, lineUp } from '@/lib/playtest/lineup';
import { lotsOf, playMany } from '@/lib/playtest/play-many';
import { replay as replayGame, storyOf } from '@/lib/playtest/replay';
import { buildReport } from '@/lib/playtest/report';
import { mergeSums, type Sums } from '@/lib/playtest/sums';
import { TrapdoorError } from './error';
import { openedOf } from './opened';
import { requireWhole, seatingOf } from './seating';
import type { PlaytestOptions, Replay, ReplayOptions, Scenario, TableOptions } from './types';

const RUNS = { usual: 1_000, max: 10_000_000 };
/** Games between two looks at the signal. */
const AT_ONCE = 50;

/**
 * Plays a scenario many times with bots and reports how it plays, verdicts included. Runs on this thread, and lets
 * others have their turn between games; to use more processors, start it in several workers.
 *
 * Rejects with a TrapdoorError: `play/unknown` for a bot or choice that the game does not have, `play/invalid` for a
 * number outside its range, `stopped` after the signal.
 */
export async function playtest(scenario: Scenario, options: PlaytestOptions = {}): Promise<Report> {
  const { runs = RUNS.usual, secondsPerTurn, signal, onProgress } = options;
  requireWhole('runs', runs, 1, RUNS.max);
  if (secondsPerTurn !== undefined) requireWhole('secondsPerTurn', secondsPerTurn, 1, 3_600);
  const { lineup, seed } = await sit(scenario, options);
  let sums: Sums | undefined;
  for (const lot of lotsOf(seed, runs, AT_ONCE)) {
    if (signal?.aborted) throw new TrapdoorError('stopped', 'The playtest was stopped.');
    const played = playMany(lineup, lot);
    sums = sums ? mergeSums(sums, played) : played;
    onProgress?.(lot.to);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return buildReport(lineup, sums ?? playMany(lineup, { seed, from: 0, to: 0 }), {
    seed,
    ...(secondsPerTurn !== undefined && { secondsPerTurn }),
  });
}

/**
 * Plays one game by its seed and tells it from one point of view.
 * A playtest names seeds worth watching (`shown`); give the same players, bots and choices.
 *
 * Rejects with a TrapdoorError: `play/unknown` or `play/invalid`, as `playtest` does.
 */
export async function replay(scenario: Scenario, options: ReplayOptions = {}): Promise<Replay> {
  const { who = 'all' } = options;
  const { lineup, seed, played } = await sit(scenario, options);
  const seats = lineup.players + (played.hasHost ? 1 : 0);
  if (who !== 'all' && who !== 'table') requireWhole('who', who, 0, seats - 1);
  return storyOf(replayGame(lineup, seed, who));
}

async function sit(
  scenario: Scenario,
  options: TableOptions,
): Promise<{ readonly lineup: Lineup; readonly seed: number; readonly played: AnyPlayed }> {
  const opened = openedOf(scenario);
  const played = await opened.system.play?.();
  if (!played) throw new TrapdoorError('play/unknown', `${opened.system.title} can’t be played yet.`);
  const { seed, ...seating } = seatingOf(opened, played, options);
  return { lineup: lineUp(played, opened.system.schema.parse(opened.open.body), seating), seed, played };
}
