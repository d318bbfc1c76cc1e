import type { AnyPlayed } from '@/lib/contract/played';
import type { MirrorFindings, Report } from '@/lib/contract/playtest-report';
import type { JsonObject } from '@/lib/kernel/json';
import { type Lineup, lineUp, type Seating } from '@/lib/playtest/lineup';
import { playMany } from '@/lib/playtest/play-many';
import { judge, type Reading, readFindings } from '@/lib/playtest/report';
import type { Sums } from '@/lib/playtest/sums';
import type { Opened } from '@/lib/scenario/open';
import { RUNS_TO_GLANCE } from '@/lib/tabletop/verdicts';

/** Context for reading the games of one scenario. */
export interface Table {
  readonly opened: Opened;
  readonly play: AnyPlayed;
  readonly seating: Seating;
  readonly reading: Reading;
}

export const lineUpAt = ({ opened, play, seating }: Table, body: JsonObject, players = seating.players): Lineup =>
  lineUp(play, opened.system.schema.parse(body), { ...seating, players });

/** Builds the report of some games. Plays other table sizes before it reports something as unused. */
export function reportOn(table: Table, body: JsonObject, sums: Sums, mirror?: MirrorFindings): Report {
  const { opened, seating, reading } = table;
  const lineup = lineUpAt(table, body);
  const findings = readFindings(lineup, sums, reading);
  const glance = (players: number) => {
    const other = lineUpAt(table, body, players);
    return readFindings(other, playMany(other, { seed: reading.seed, from: 0, to: RUNS_TO_GLANCE }), reading);
  };
  // Without a win, unused parts prove nothing.
  const isDoubtful = findings.wins.count > 0 && judge(lineup, [findings], mirror).length > 0;
  const others = isDoubtful ? otherSizes(opened, body, seating.players) : [];
  const tables = [findings, ...others.map(glance)].toSorted((a, b) => a.players - b.players);
  return { ...findings, verdicts: judge(lineup, tables, mirror), ...(mirror && { mirror }) };
}

function otherSizes({ system }: Opened, body: JsonObject, players: number): readonly number[] {
  const { min, max } = system.open(body).players();
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((size) => size !== players);
}
