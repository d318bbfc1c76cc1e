import type { Findings } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import { formatPath, type Path } from '@/lib/kernel/path';
import type { NamedTally } from './tally';
import { joined } from './wording';

/** With fewer games than that, luck speaks louder than the scenario. */
export const RUNS_TO_JUDGE = 100;
/** Of a size of table that nobody asked for: enough to see whether something is of use there, too few to judge it. */
export const RUNS_TO_GLANCE = RUNS_TO_JUDGE / 2;

/** What a playtest can show, as the guide has it. */
export const playWarning = (meaning: string) => ({ severity: 'warning', meaning: `In playtests ${meaning}.` }) as const;
export const playHint = (meaning: string) => ({ severity: 'hint', meaning: `In playtests ${meaning}.` }) as const;

/** A part of all that was counted, and how much that was. */
export interface Part {
  readonly of: number;
  readonly share: number;
}

export const partOf = (some: number, of: number): Part => ({ of, share: some / Math.max(1, of) });

/** Something that was counted, and how often: its counts go by the names of the tally's columns. */
interface Row<Column extends string> {
  readonly id: string;
  readonly label: string;
  readonly counts: Readonly<Record<Column, number>>;
}

/** The rows of a tally; none if it was not kept. */
export function rowsOf<Column extends string>(
  { tallies }: Pick<Findings, 'tallies'>,
  { id, columns }: NamedTally<never, never, Column>,
): readonly Row<Column>[] {
  const table = tallies.find((one) => one.id === id);
  return (table?.rows ?? []).map((row) => ({
    id: row.id,
    label: row.label,
    counts: Object.fromEntries(columns.map((column, i) => [column.id, row.values[i] ?? 0])) as Row<Column>['counts'],
  }));
}

/** The rows of a tally over all tables. */
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

/** The counts of all rows over all tables. */
export function totalsOf<Column extends string>(
  tables: readonly Findings[],
  tally: NamedTally<never, never, Column>,
): Row<Column>['counts'] {
  const rows = sumRows(tables, tally);
  return Object.fromEntries(
    tally.columns.map(({ id }) => [id, rows.reduce((sum, { counts }) => sum + counts[id], 0)]),
  ) as Row<Column>['counts'];
}

/** "4,000 games with 2, 3, 4 or 5 players". */
export function gamesOf(tables: readonly Findings[]): string {
  const runs = tables.reduce((sum, table) => sum + table.runs, 0);
  return `${runs.toLocaleString('en')} games with ${playersOf(tables.map(({ players }) => players))}`;
}

/** Says what one table showed, or all of them: "With 3 players …", "In 400 games …", and then what to do about it. */
export function verdictsBy<Code extends string>(report: (code: Code, path: Path, message: string) => Issue) {
  const saying = (where: string) => (code: Code, path: Path, what: string, advice: string) =>
    report(code, path, `${where} ${what}. ${advice}`);
  return {
    ofTable: ({ players }: Pick<Findings, 'players'>) => saying(`With ${players} players`),
    ofAll: (tables: readonly Findings[]) => saying(`In ${gamesOf(tables)}`),
  };
}

/** "2, 3 or 4 players". */
const playersOf = (sizes: readonly number[], conjunction: 'and' | 'or' = 'or'): string =>
  `${joined(sizes.map(String), conjunction)} ${sizes.at(-1) === 1 ? 'player' : 'players'}`;

/** Judges tables one by one. What is true of several is said once, of the first, with the others named. */
export function judgeEach(tables: readonly Findings[], judge: (table: Findings) => Iterable<Issue>): readonly Issue[] {
  const said = new Map<string, { readonly issue: Issue; readonly others: number[] }>();
  for (const table of tables.filter(({ runs }) => runs >= RUNS_TO_JUDGE)) {
    for (const issue of judge(table)) {
      const place = `${issue.code} ${formatPath(issue.path)}`;
      const known = said.get(place);
      if (known) known.others.push(table.players);
      else said.set(place, { issue, others: [] });
    }
  }
  return [...said.values()].map(({ issue, others }) =>
    others.length === 0
      ? issue
      : {
          ...issue,
          message: `${issue.message} It is similar with ${playersOf(others, 'and')}.`,
        },
  );
}
