import type { Findings } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import { formatPath, type Path } from '@/lib/kernel/path';
import { joined } from '../words/wording';
import type { NamedTally } from './tally';

/** Games that a playtest needs before it is judged; with fewer, luck outweighs the scenario. */
export const RUNS_TO_JUDGE = 100;
/** Games for unrequested numbers of players: enough to see whether something is used, too few to judge. */
export const RUNS_TO_GLANCE = RUNS_TO_JUDGE / 2;

/** Creates the guide's entry for a playtest issue. */
export const playWarning = (meaning: string) => ({ severity: 'warning', meaning: `In playtests ${meaning}.` }) as const;
export const playHint = (meaning: string) => ({ severity: 'hint', meaning: `In playtests ${meaning}.` }) as const;

/** Share of a total, with the total. */
export interface Part {
  readonly of: number;
  readonly share: number;
}

export const partOf = (count: number, of: number): Part => ({ of, share: count / Math.max(1, of) });

/** Row of a tally, with its counts by column name. */
interface Row<Column extends string> {
  readonly id: string;
  readonly label: string;
  readonly counts: Readonly<Record<Column, number>>;
}

/** Returns the rows of a tally; none if the playtest has no such tally. */
export function rowsOf<Column extends string>(
  { tallies }: Pick<Findings, 'tallies'>,
  { id, columns }: NamedTally<never, never, Column>,
): readonly Row<Column>[] {
  const table = tallies.find((tally) => tally.id === id);
  return (table?.rows ?? []).map((row) => ({
    id: row.id,
    label: row.label,
    counts: Object.fromEntries(columns.map((column, i) => [column.id, row.values[i] ?? 0])) as Row<Column>['counts'],
  }));
}

/** Returns the rows of a tally, summed over all playtests. */
export function sumRows<Column extends string>(
  tables: readonly Findings[],
  tally: NamedTally<never, never, Column>,
): readonly Row<Column>[] {
  const [first = [], ...others] = tables.map((table) => rowsOf(table, tally));
  const sumOf = (column: Column, count: number, i: number) =>
    others.reduce((sum, rows) => sum + (rows[i]?.counts[column] ?? 0), count);
  return first.map((row, i) => ({
    ...row,
    counts: Object.fromEntries(
      tally.columns.map(({ id }) => [id, sumOf(id, row.counts[id], i)]),
    ) as Row<Column>['counts'],
  }));
}

/** Returns the counts of a tally, summed over all rows and playtests. */
export function totalsOf<Column extends string>(
  tables: readonly Findings[],
  tally: NamedTally<never, never, Column>,
): Row<Column>['counts'] {
  const rows = sumRows(tables, tally);
  return Object.fromEntries(
    tally.columns.map(({ id }) => [id, rows.reduce((sum, { counts }) => sum + counts[id], 0)]),
  ) as Row<Column>['counts'];
}

/** Formats the games of several playtests: "4,000 games with 2, 3, 4 or 5 players". */
export function gamesOf(tables: readonly Findings[]): string {
  const runs = tables.reduce((sum, table) => sum + table.runs, 0);
  return `${runs.toLocaleString('en')} games with ${playersOf(tables.map(({ players }) => players))}`;
}

/** Returns functions that report on one playtest or all: "With 3 players …", "In 400 games …", then advice. */
export function verdictsBy<Code extends string>(report: (code: Code, path: Path, message: string) => Issue) {
  const saying = (where: string) => (code: Code, path: Path, what: string, advice: string) =>
    report(code, path, `${where} ${what}. ${advice}`);
  return {
    ofTable: ({ players }: Pick<Findings, 'players'>) => saying(`With ${players} players`),
    ofAll: (tables: readonly Findings[]) => saying(`In ${gamesOf(tables)}`),
  };
}

/** Formats numbers of players: "2, 3 or 4 players". */
export const playersOf = (sizes: readonly number[], conjunction: 'and' | 'or' = 'or'): string =>
  `${joined(sizes.map(String), conjunction)} ${sizes.at(-1) === 1 ? 'player' : 'players'}`;

/** Judges playtests one by one. An issue found in several is reported once, with the other numbers of players. */
export function judgeEach(tables: readonly Findings[], judge: (table: Findings) => Iterable<Issue>): readonly Issue[] {
  const found = new Map<string, { readonly issue: Issue; readonly others: number[] }>();
  for (const table of tables.filter(({ runs }) => runs >= RUNS_TO_JUDGE)) {
    for (const issue of judge(table)) {
      const place = `${issue.code} ${formatPath(issue.path)}`;
      const known = found.get(place);
      if (known) known.others.push(table.players);
      else found.set(place, { issue, others: [] });
    }
  }
  return [...found.values()].map(({ issue, others }) =>
    others.length === 0
      ? issue
      : {
          ...issue,
          message: `${issue.message} It is similar with ${playersOf(others, 'and')}.`,
        },
  );
}
