import type { Report, TallyTable } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';

/** A figure of the bench. */
export interface Row {
  readonly part?: string;
  readonly measured: number;
  /** The number to reach, or the lowest and the highest. */
  readonly target: number | readonly [low: number, high: number];
  readonly unit: string;
  readonly ok: boolean;
  /** What exactly fails, if anything. */
  readonly fails?: readonly string[];
}

const ESCAPES = [20, 80] as const;
const SEATS_APART_MAX = 3;
const MINUTES = [150, 300] as const;
/** Where the length of a game has to fit an evening; elsewhere it is only reported. */
const MINUTES_JUDGED = [4, 5];
/** The least part of the escapes that each way out takes at some size of table, in percent. */
const ROUTE_MIN = 5;
/** The least part of the games in which each Event and goal counts at some size of table. */
const SEEN_MIN = 0.01;
/** How far the easiest and the hardest starter are apart at this size of table, in points. */
const SPREAD_MIN = 30;
const SPREAD_PLAYERS = 4;

const within = (value: number, [low, high]: readonly [number, number]) => low <= value && value <= high;
const rounded = (value: number) => Number(value.toFixed(1));

/** What a starter's games came to: a report for each size of table, and what they say together. */
export function rowsOf(reports: readonly Report[], verdicts: readonly Issue[]): readonly Row[] {
  return [...reports.flatMap(tableRows), ...routeRows(reports), unmetRow(reports, verdicts)];
}

function tableRows({ players, wins, seats, minutes }: Report): readonly Row[] {
  const escapes = rounded(wins.share * 100);
  const shares = seats.map(({ share }) => share * 100);
  const apart = rounded(Math.max(...shares) - Math.min(...shares));
  return [
    { part: `${players}/escapes`, measured: escapes, target: ESCAPES, unit: '%', ok: within(escapes, ESCAPES) },
    {
      part: `${players}/seats`,
      measured: apart,
      target: SEATS_APART_MAX,
      unit: 'points',
      ok: apart <= SEATS_APART_MAX,
    },
    {
      part: `${players}/minutes`,
      measured: minutes.median,
      target: MINUTES,
      unit: 'min',
      ok: !MINUTES_JUDGED.includes(players) || within(minutes.median, MINUTES),
    },
  ];
}

/** The largest part of the escapes that each way out takes at any size of table. */
function routeRows(reports: readonly Report[]): readonly Row[] {
  const [first] = reports;
  const routes = (first?.endings ?? []).filter(({ id }) => id.startsWith('escape:'));
  return routes.map(({ id }) => {
    const shares = reports.map(({ endings, wins }) => {
      const taken = endings.find((ending) => ending.id === id)?.count ?? 0;
      return wins.count === 0 ? 0 : (taken / wins.count) * 100;
    });
    const measured = rounded(Math.max(...shares));
    return {
      part: `route/${id.slice('escape:'.length)}`,
      measured,
      target: ROUTE_MIN,
      unit: '% of escapes',
      ok: measured >= ROUTE_MIN,
    };
  });
}

/** How many Events, goals and verdicts are not as they should be. */
function unmetRow(reports: readonly Report[], verdicts: readonly Issue[]): Row {
  const fails = [
    ...rarely(reports, 'events', 'games').map((label) => `“${label}” is rarely drawn`),
    ...rarely(reports, 'events', 'gamesFelt').map((label) => `“${label}” is rarely felt`),
    ...rarely(reports, 'goals', 'gamesWon').map((label) => `“${label}” is rarely won`),
    ...verdicts.filter(({ severity }) => severity === 'warning').map(({ message }) => message),
  ];
  return { part: 'unmet', measured: fails.length, target: 0, unit: 'things', ok: fails.length === 0, fails };
}

/** Labels of the rows that count in too few games at every size of table. */
function rarely(reports: readonly Report[], tally: string, column: string): readonly string[] {
  const tables = reports.map((report) => ({ runs: report.runs, table: tableOf(report, tally) }));
  const rows = tables[0]?.table.rows ?? [];
  return rows.flatMap(({ label }, i) => {
    const isSeen = tables.some(({ runs, table }) => countOf(table, i, column) >= runs * SEEN_MIN);
    return isSeen ? [] : [label];
  });
}

function tableOf({ tallies }: Report, id: string): TallyTable {
  const table = tallies.find((tally) => tally.id === id);
  if (!table) throw new Error(`Nothing counts ${id}.`);
  return table;
}

function countOf({ columns, rows }: TallyTable, row: number, column: string): number {
  const at = columns.findIndex(({ id }) => id === column);
  if (at < 0) throw new Error(`No column is called ${column}.`);
  return rows[row]?.values[at] ?? 0;
}

/** How far the easiest and the hardest of all are apart. */
export function spreadRow(reports: readonly Report[]): Row {
  const shares = reports.filter(({ players }) => players === SPREAD_PLAYERS).map(({ wins }) => wins.share * 100);
  const measured = rounded(Math.max(...shares) - Math.min(...shares));
  return { measured, target: SPREAD_MIN, unit: 'points', ok: measured >= SPREAD_MIN };
}
