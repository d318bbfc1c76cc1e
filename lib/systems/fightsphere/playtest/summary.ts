import type { Findings } from '@/lib/contract/playtest-report';
import { inHundred, percent } from '@/lib/kernel/share-words';
import { sumOf } from '@/lib/kernel/sums';
import { medianSatOut } from '@/lib/tabletop/seat-tallies';
import { type Part, partOf, rowsOf, sumRows, totalsOf } from '@/lib/tabletop/verdicts';
import { core, type coreTies, layers, pools, ties } from './tallies';

/** When the Core opens and who survives it, how long people sit out, how hard scenes are, and what ties are worth. */
export function summaryOf(findings: Findings): readonly string[] {
  const { conflicts, won, expected } = totalsOf([findings], layers);
  const [largest] = rowsOf(findings, pools).map(({ counts }) => partOf(counts.won, counts.players));
  const [without, tied] = worthOfTies([findings], ties);
  const said = [
    coreIn(findings),
    largest?.of && `Of those who came to it with the largest pool, ${inHundred(largest.share, 'players')} survived.`,
    `The median player sits out ${percent(medianSatOut(findings))} of the turns.`,
    conflicts > 0 &&
      `Players won ${inHundred(won / conflicts, 'ordinary conflicts')}; the odds of their rolls come to ${percent(expected / conflicts)}.`,
    without.of > 0 &&
      tied.of > 0 &&
      `In encounters players with ties won ${inHundred(tied.share, 'comparisons')}, those without any ${inHundred(without.share, 'comparisons')}.`,
  ];
  return said.filter((text) => typeof text === 'string');
}

/** What players without any tie win of encounters, or of the Core, and those with ties. */
export function worthOfTies(tables: readonly Findings[], tally: typeof ties | typeof coreTies): readonly [Part, Part] {
  const rows = sumRows(tables, tally).map(({ counts }) => counts);
  const won = (some: typeof rows) => partOf(sumOf(some.map((one) => one.won)), sumOf(some.map((one) => one.players)));
  return [won(rows.slice(0, 1)), won(rows.slice(1))];
}

function coreIn(findings: Findings): string {
  const games = rowsOf(findings, core).map(({ counts }) => counts.games);
  const opened = sumOf(games);
  if (opened === 0) return 'The Core never opened.';
  const written = games.length - 2;
  const median = games.findIndex((_, i) => sumOf(games.slice(0, i + 1)) >= opened / 2);
  const when =
    median > written ? `below the ${written} that are written` : `after ${median} of ${written} layers or sooner`;
  return `The Core opened in ${inHundred(opened / findings.runs)}, half of the time ${when}.`;
}
