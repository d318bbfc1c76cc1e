import type { AnyPlayed } from '@/lib/contract/played';
import type { MirrorFindings, Report } from '@/lib/contract/playtest-report';
import type { JsonObject } from '@/lib/kernel/json';
import { type Lineup, lineUp, type Seating } from '@/lib/playtest/lineup';
import { playMany } from '@/lib/playtest/play-many';
import { judge, type Reading, readFindings } from '@/lib/playtest/report';
import type { Sums } from '@/lib/playtest/sums';
import type { Opened } from '@/lib/scenario/open';
import { RUNS_TO_GLANCE } from '@/lib/tabletop/play/verdicts';

/** Context for reading the games of one scenario. */
export interface Table {
  readonly opened: Opened;
  readonly play: AnyPlayed;
  readonly seating: Seating;
  readonly reading: Reading;
}

/** Games of a report, where they are not the usual ones: of another body, mirrored, or not played on this thread at once. */
interface Games {
  readonly body: JsonObject;
  readonly mirror: MirrorFindings | undefined;
  readonly play: typeof playAtOnce;
}

/** Seats the bots at a scenario, or at a variation of its body. */
export const lineUpAt = (
  { opened, play, seating }: Omit<Table, 'reading'>,
  body: JsonObject = opened.open.body,
  players = seating.players,
): Lineup => lineUp(play, opened.system.schema.parse(body), { ...seating, players });

const playAtOnce = (lineup: Lineup, seed: number, runs: number): Sums | Promise<Sums> =>
  playMany(lineup, { seed, from: 0, to: runs });

/** Builds the report of some games. Plays other table sizes, by `play`, before it reports something as unused. */
export async function reportOn(
  table: Table,
  sums: Sums,
  { body = table.opened.open.body, mirror, play = playAtOnce }: Partial<Games> = {},
): Promise<Report> {
  const { opened, seating, reading } = table;
  const lineup = lineUpAt(table, body);
  const findings = readFindings(lineup, sums, reading);
  // Without a win, unused parts prove nothing.
  const isDoubtful = findings.wins.count > 0 && judge(lineup, [findings], mirror).length > 0;
  const tables = [findings];
  for (const players of isDoubtful ? otherSizes(opened, body, seating.players) : []) {
    const other = lineUpAt(table, body, players);
    tables.push(readFindings(other, await play(other, reading.seed, RUNS_TO_GLANCE), reading));
  }
  tables.sort((a, b) => a.players - b.players);
  return { ...findings, verdicts: judge(lineup, tables, mirror), ...(mirror && { mirror }) };
}

function otherSizes({ system }: Opened, body: JsonObject, players: number): readonly number[] {
  const { min, max } = system.open(body).players();
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((size) => size !== players);
}
