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
  /** Names of whatever misses the target. */
  readonly fails?: readonly string[];
  /** Further figures and names, for the author. */
  readonly [detail: string]: unknown;
}

const ESCAPES = [20, 80] as const;
const SEATS_APART_MAX = 3;
const MINUTES = [150, 300] as const;
/** Table sizes whose games must fit an evening; for others the length is only reported. */
const MINUTES_JUDGED = [4, 5];
/** Smallest share of escapes for each way out at its best table size, in percent. */
const ROUTE_MIN = 5;
/** Smallest share of games in which each Event and goal matters at its best table size. */
const SEEN_MIN = 0.01;
/** Smallest difference between the easiest and the hardest starter at `SPREAD_PLAYERS`, in points. */
const SPREAD_MIN = 30;
const SPREAD_PLAYERS = 4;

const within = (value: number, [low, high]: readonly [number, number]) => low <= value && value <= high;
const rounded = (value: number) => Number(value.toFixed(1));

/** Rows for one starter: one report for each table size, and the verdicts on all of them. */
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

/** Counts Events, goals and verdicts that miss their targets. */
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

/** Difference between the easiest and the hardest starter. */
export function spreadRow(reports: readonly Report[]): Row {
  const shares = reports.filter(({ players }) => players === SPREAD_PLAYERS).map(({ wins }) => wins.share * 100);
  const measured = rounded(Math.max(...shares) - Math.min(...shares));
  return { measured, target: SPREAD_MIN, unit: 'points', ok: measured >= SPREAD_MIN };
}
