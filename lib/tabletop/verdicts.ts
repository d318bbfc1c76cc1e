import type { Findings, TallyTable } from '@/lib/contract/playtest-report';
import type { Issue, Severity } from '@/lib/kernel/issue';
import { formatPath, type Path } from '@/lib/kernel/path';

/** With fewer games than that, luck speaks louder than the scenario. */
export const RUNS_TO_JUDGE = 100;
/** Of a size of table that nobody asked for: enough to see whether something is of use there, too few to judge it. */
export const RUNS_TO_GLANCE = RUNS_TO_JUDGE / 2;

/** Says what a game's playtests can say, by codes that are as stable as those of the checks. */
export const sayerOf =
  <Code extends string>(codes: Readonly<Record<Code, { readonly severity: Severity }>>) =>
  (code: Code, path: Path, message: string): Issue => ({ code, severity: codes[code].severity, path, message });

type Row = TallyTable['rows'][number];

export const rowsOf = ({ tallies }: Findings, id: string): readonly Row[] =>
  tallies.find((table) => table.id === id)?.rows ?? [];

/** The rows of a tally over all tables. */
export function sumRows(tables: readonly Findings[], id: string): readonly Row[] {
  const [first = [], ...others] = tables.map((table) => rowsOf(table, id));
  return first.map((row, i) => ({
    ...row,
    values: row.values.map((value, column) =>
      others.reduce((sum, rows) => sum + (rows[i]?.values[column] ?? 0), value),
    ),
  }));
}

/** "4,000 games with 2, 3, 4 or 5 players". */
export function gamesOf(tables: readonly Findings[]): string {
  const runs = tables.reduce((sum, table) => sum + table.runs, 0);
  return `${runs.toLocaleString('en')} games with ${playersOf(tables.map(({ players }) => players))}`;
}

/** "2, 3 or 4 players". */
function playersOf(sizes: readonly number[]): string {
  const last = sizes.at(-1);
  const before = sizes.slice(0, -1).join(', ');
  return `${before === '' ? '' : `${before} or `}${last} ${last === 1 ? 'player' : 'players'}`;
}

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
          message: `${issue.message} It is similar with ${playersOf(others).replace(' or ', ' and ')}.`,
        },
  );
}
