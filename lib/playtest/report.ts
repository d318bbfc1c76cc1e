import type { Findings, MirrorFindings, Report, Spread, TallyTable } from '@/lib/contract/playtest-report';
import { invariant } from '@/lib/kernel/invariant';
import type { Issue } from '@/lib/kernel/issue';
import type { Lineup } from './lineup';
import { partsWon, readOpening } from './opening';
import { meanOf, quantile, shareOf, spreadOf } from './statistics';
import type { Sums } from './sums';

export interface Reading {
  readonly seed: number;
  /** Defaults to the game's own pace. */
  readonly secondsPerTurn?: number;
}

export function buildReport(lineup: Lineup, sums: Sums, reading: Reading): Report {
  const findings = readFindings(lineup, sums, reading);
  return { ...findings, verdicts: judge(lineup, [findings]) };
}

/** Judges tables of several sizes in one setting, and mirrored pairs of games if given. */
export function judge(
  { played, game }: Pick<Lineup, 'played' | 'game'>,
  tables: readonly Findings[],
  mirror?: MirrorFindings,
): readonly Issue[] {
  const seen = tables.filter(({ runs }) => runs > 0);
  return seen.length === 0 ? [] : played.verdicts(game, seen, mirror);
}

export function readFindings(
  { played, game, players, bots, agreed }: Lineup,
  sums: Sums,
  { seed, secondsPerTurn }: Reading,
): Findings {
  const endings = played.endings(game);
  const good = endings.reduce((all, ending, i) => all + (ending.good ? (sums.endings[i] ?? 0) : 0), 0);
  const minutesFor = (turns: number) =>
    played.pace.setupMinutes(players) + (turns * (secondsPerTurn ?? played.pace.secondsPerTurn)) / 60;
  // The limit of rounds is far beyond any real game, so the longest one bounds the mean.
  const lengths = trimEnd(sums.lengths);
  const tallies = tablesOf({ played, game }, sums);
  const figures = played.figures?.(tallies) ?? {};
  const findings = {
    runs: sums.runs,
    seed,
    players,
    agreed,
    bots: bots.map(({ id }) => id),
    endings: endings.map((ending, i) => ({ ...ending, ...shareOf(sums.endings[i] ?? 0, sums.runs) })),
    wins: shareOf(good, sums.runs),
    unfinished: shareOf(sums.unfinished, sums.runs),
    winnersPerGame: meanOf(sums.winners, players),
    rounds: { ...spreadOf(sums.lengths), ...meanOf(lengths, lengths.length - 1) },
    minutes: mapSpread(spreadOf(sums.turns), (turns) => Math.round(minutesFor(turns))),
    lengths,
    seats: sums.seats.map((row, seat) => ({
      seat,
      shared: row.reduce((sum, count, sharers) => (sharers > 1 ? sum + count : sum), 0),
      ...shareOf(partsWon(row), sums.runs),
    })),
    opening: readOpening(sums.opening),
    tallies,
    figures,
    shown: {
      worst: sums.worst?.seed ?? 0,
      median: sums.seedByLength[quantile(sums.lengths, 0.5)] ?? 0,
      shortest: sums.shortest?.seed ?? sums.worst?.seed ?? 0,
    },
  };
  // Files store tallies next to the other findings, so their names must not collide.
  const names = [...tallies.map(({ id }) => id), ...Object.keys(figures)];
  const taken = names.filter((id, i) => id in findings || BESIDE.includes(id) || names.indexOf(id) !== i);
  invariant(taken.length === 0, `no tally takes a name that reports have already (${taken})`);
  return findings;
}

/** Rounds to a tenth, since some sums are fractional. */
const rounded = (sum: number): number => Math.round(10 * sum) / 10;

const tablesOf = ({ played, game }: Pick<Lineup, 'played' | 'game'>, sums: Sums): readonly TallyTable[] =>
  played.tallies.map(({ id, title, plot, columns, rows }, i) => ({
    id,
    title,
    plot,
    columns,
    rows: rows(game).map((row, at) => ({
      ...row,
      values: columns.map((_, column) => rounded(sums.tallies[i]?.[at * columns.length + column] ?? 0)),
    })),
  }));

/** Properties of a report besides its findings. */
const BESIDE: readonly string[] = ['verdicts', 'mirror'] satisfies readonly (keyof Report)[];

const mapSpread = ({ median, p10, p90 }: Spread, change: (value: number) => number): Spread => ({
  median: change(median),
  p10: change(p10),
  p90: change(p90),
});

function trimEnd(counts: readonly number[]): readonly number[] {
  const last = counts.findLastIndex((count) => count > 0);
  return counts.slice(0, last + 1);
}
