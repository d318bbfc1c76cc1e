import type { Report, TallyTable } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import { SUITS } from '@/lib/tabletop/cards/playing-cards';
import type { PlayedStarter } from './played-starters';

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

const ESCAPES = [30, 75] as const;
/** Largest difference of escapes between tables that differ by one player, in points. */
const NEIGHBOURS_MAX = 20;
/** Largest difference between the best and the worst seat, in points, at tables of up to three players and at others. */
const SEATS_APART_MAX = { small: 5, large: 3 };
const SMALL = 3;
/** Largest share of Events that the GM makes up, in percent, at tables of five players and at others. */
const INVENTED_MAX = { five: 20, fewer: 15 };
/** Smallest share of lost games that end by another cause than the commonest, in percent. */
const OTHER_LOSSES_MIN = 20;
/** Smallest difference of escapes between a variant and its setting at some size of table, in points. */
const VARIANT_MIN = 8;
const MINUTES = [150, 300] as const;
/** Table sizes whose games must fit an evening; for others the length is only reported. */
const MINUTES_JUDGED = [4, 5];
/** Smallest share of escapes for each way out at its best table size, in percent. */
const ROUTE_MIN = 10;
/** Smallest share of games in which each Event and goal matters at its best table size. */
const SEEN_MIN = 0.01;
/** Smallest difference between the easiest and the hardest starter at `SPREAD_PLAYERS`, in points. */
const SPREAD_MIN = 30;
const SPREAD_PLAYERS = 4;

const within = (value: number, [low, high]: readonly [number, number]) => low <= value && value <= high;
/** To a tenth. */
export const rounded = (value: number): number => Number(value.toFixed(1));

/** Rows for one starter: its results for each size of table, and the verdicts on all of them. */
export function rowsOf(played: readonly PlayedStarter[], verdicts: readonly Issue[]): readonly Row[] {
  const half = played.map((one) => one.half);
  return [
    ...played.flatMap(tableRows),
    neighboursRow(half),
    ...routeRows(half),
    lossesRow(half),
    triesRow(played),
    unmetRow(
      played.map(({ all }) => all),
      verdicts,
    ),
  ];
}

function tableRows(played: PlayedStarter): readonly Row[] {
  const { players, minutes } = played.all;
  const escapes = escapesIn(played.half);
  return [
    { part: `${players}/escapes`, measured: escapes, target: ESCAPES, unit: '%', ok: within(escapes, ESCAPES) },
    seatsRow(played.all),
    {
      part: `${players}/minutes`,
      measured: minutes.median,
      target: MINUTES,
      unit: 'min',
      ok: !MINUTES_JUDGED.includes(players) || within(minutes.median, MINUTES),
    },
    inventedRow(played),
  ];
}

const escapesIn = ({ wins }: Report): number => rounded(wins.share * 100);

function seatsRow({ players, seats }: Report): Row {
  const shares = seats.map(({ seat, share }) => ({ name: `seat ${seat + 1}`, share: share * 100 }));
  const sorted = shares.toSorted((a, b) => b.share - a.share);
  const ends = [sorted[0], sorted.at(-1)].flatMap((one) => one ?? []);
  const apart = rounded((ends[0]?.share ?? 0) - (ends[1]?.share ?? 0));
  const target = players <= SMALL ? SEATS_APART_MAX.small : SEATS_APART_MAX.large;
  const ok = apart <= target;
  const fails = ok ? [] : ends.map(({ name, share }) => `${name} wins ${rounded(share)} %`);
  return { part: `${players}/seats`, measured: apart, target, unit: 'points', ok, fails };
}

/** Share of all Events that the GM made up since none was written for the card. */
function inventedRow({ half, invented }: PlayedStarter): Row {
  const made = sum(invented);
  const drawn = tableOf(half, 'events').rows.map((_, i) => countOf(tableOf(half, 'events'), i, 'drawn'));
  const all = made + sum(drawn);
  const measured = percent(made, all);
  const target = half.players === 5 ? INVENTED_MAX.five : INVENTED_MAX.fewer;
  const ok = measured <= target;
  const fails = ok ? [] : SUITS.map((suit, i) => `${suit} ${percent(invented[i] ?? 0, all)} %`);
  return { part: `${half.players}/invented`, measured, target, unit: '% of Events', ok, fails };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
/** A share in percent, to a tenth; 0 of nothing. */
export const percent = (part: number, whole: number): number => (whole === 0 ? 0 : rounded((part / whole) * 100));

function neighboursRow(reports: readonly Report[]): Row {
  const pairs = reports.slice(1).map((report, i) => {
    const before = reports[i] ?? report;
    return {
      names: `${before.players} and ${report.players} players`,
      apart: rounded(Math.abs(escapesIn(report) - escapesIn(before))),
    };
  });
  const measured = Math.max(0, ...pairs.map(({ apart }) => apart));
  const fails = pairs.filter(({ apart }) => apart > NEIGHBOURS_MAX).map(({ names, apart }) => `${names}: ${apart}`);
  return { part: 'neighbours', measured, target: NEIGHBOURS_MAX, unit: 'points', ok: fails.length === 0, fails };
}

/** The largest part of the escapes that each way out takes at any size of table. */
function routeRows(reports: readonly Report[]): readonly Row[] {
  const routes = (reports[0]?.endings ?? []).filter(({ id }) => id.startsWith('escape:'));
  return routes.map(({ id }) => {
    const shares = reports.map(({ endings, wins }) =>
      percent(endings.find((ending) => ending.id === id)?.count ?? 0, wins.count),
    );
    const measured = Math.max(...shares);
    return {
      part: `route/${id.slice('escape:'.length)}`,
      measured,
      target: ROUTE_MIN,
      unit: '% of escapes',
      ok: measured >= ROUTE_MIN,
    };
  });
}

interface Cause {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

/** Causes of lost games, the commonest first. */
function causesIn(reports: readonly Report[]): readonly Cause[] {
  const causes = new Map<string, Cause>();
  for (const { id, label, good, count } of reports.flatMap(({ endings }) => endings)) {
    if (!good) causes.set(id, { id, label, count: count + (causes.get(id)?.count ?? 0) });
  }
  return [...causes.values()].filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}

const othersIn = (causes: readonly Cause[]): number => {
  const counts = causes.map(({ count }) => count);
  return percent(sum(counts.slice(1)), sum(counts));
};

/** Lost games at all sizes of table together that ended by another cause than most; and at each size. */
function lossesRow(reports: readonly Report[]): Row {
  const causes = causesIn(reports);
  const lost = sum(causes.map(({ count }) => count));
  const measured = lost === 0 ? 100 : othersIn(causes);
  const ok = measured >= OTHER_LOSSES_MIN;
  return {
    part: 'losses',
    measured,
    target: OTHER_LOSSES_MIN,
    unit: '% by another cause',
    ok,
    bySize: Object.fromEntries(reports.map((report) => [report.players, othersIn(causesIn([report]))])),
    fails: ok ? [] : causes.map(({ label, count }) => `“${label}” ${percent(count, lost)} %`),
  };
}

/** Tries at goals while nobody in the room had a thing that the goal’s text names. See tries.ts. */
function triesRow(played: readonly PlayedStarter[]): Row {
  const counts = new Map<string, number>();
  for (const { goal, thing, tries } of played.flatMap(({ vainTries }) => vainTries)) {
    const name = `“${goal}” without “${thing}”`;
    counts.set(name, tries + (counts.get(name) ?? 0));
  }
  const measured = sum([...counts.values()]);
  const fails = [...counts].map(([name, tries]) => `${name}: ${tries} times`);
  return { part: 'tries', measured, target: 0, unit: 'tries', ok: measured === 0, fails };
}

/** The largest difference of escapes between a variant and its setting. Losing by another cause first also counts. */
export function variantRow(variant: readonly PlayedStarter[], setting: readonly PlayedStarter[]): Row {
  const sizes = variant.flatMap(({ half }) => {
    const other = setting.find((one) => one.half.players === half.players);
    return other ? [{ players: half.players, apart: rounded(escapesIn(half) - escapesIn(other.half)) }] : [];
  });
  const measured = Math.max(0, ...sizes.map(({ apart }) => Math.abs(apart)));
  const [own, theirs] = [variant, setting].map((played) => causesIn(played.map(({ half }) => half))[0]);
  const ok = measured >= VARIANT_MIN || own?.id !== theirs?.id;
  return {
    measured,
    target: VARIANT_MIN,
    unit: 'points',
    ok,
    losesBy: own?.label ?? '',
    settingLosesBy: theirs?.label ?? '',
    fails: ok ? [] : sizes.map(({ players, apart }) => `${players} players: ${apart} points`),
  };
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
