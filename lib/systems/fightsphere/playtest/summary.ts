import type { Findings } from '@/lib/contract/playtest-report';
import { sumOf } from '@/lib/kernel/sums';
import { inHundred, percent } from '@/lib/kernel/words';
import { type Part, partOf, rowsOf, sumRows, totalsOf } from '@/lib/tabletop/play/verdicts';
import { capital, joined } from '@/lib/tabletop/words/wording';
import { core, type coreTies, layers, medianSatOut, pools, sources, ties } from './tallies';

/**
 * Sums up when the Core opens, how far down campaigns get, who survives, turns sat out, difficulty of conflicts, where
 * dice come from, and the value of ties.
 */
export function summaryOf(findings: Findings): readonly string[] {
  const { conflicts, won, expected } = totalsOf([findings], layers);
  const [largest] = rowsOf(findings, pools).map(({ counts }) => partOf(counts.won, counts.players));
  const [without, tied] = worthOfTies([findings], ties);
  const said = [
    coreIn(findings),
    depthIn(findings),
    largest?.of &&
      `Of the players who reached the Core with the largest pool, ${inHundred(largest.share, 'players')} survived.`,
    `The median player sits out ${percent(medianSatOut(findings))} of the turns.`,
    conflicts > 0 &&
      `Players won ${inHundred(won / conflicts, 'ordinary conflicts')}; the odds of their rolls come to ${percent(expected / conflicts)}.`,
    diceIn(findings),
    without.of > 0 &&
      tied.of > 0 &&
      `In encounters players with ties won ${inHundred(tied.share, 'comparisons')}, those without any ${inHundred(without.share, 'comparisons')}.`,
  ];
  return said.filter((text) => typeof text === 'string');
}

/** Share of encounters, or of the Core, won by players without ties and by players with ties. */
export function worthOfTies(tables: readonly Findings[], tally: typeof ties | typeof coreTies): readonly [Part, Part] {
  const rows = sumRows(tables, tally).map(({ counts }) => counts);
  const won = (some: typeof rows) => partOf(sumOf(some.map((one) => one.won)), sumOf(some.map((one) => one.players)));
  return [won(rows.slice(0, 1)), won(rows.slice(1))];
}

/** States which layer half of the campaigns get to, and how many get to the last one that is written. */
function depthIn(findings: Findings): string | false {
  const written = rowsOf(findings, layers).slice(0, -1);
  const last = written.at(-1);
  const half = written.findLast(({ counts }) => counts.games >= findings.runs / 2);
  if (!last) return false;
  const deepest = `${inHundred(last.counts.games / findings.runs)} came down to “${last.label}”, the last that is written`;
  const most = half && half !== last ? `Half of the campaigns or more came down to “${half.label}”, and ` : '';
  return capital(`${most}${deepest}.`);
}

/** States where players’ dice come from, the largest source first. */
function diceIn(findings: Findings): string | false {
  const rows = rowsOf(findings, sources).map(({ label, counts }) => ({
    label: label.toLowerCase(),
    dice: counts.conflicts + counts.encounters,
  }));
  const all = sumOf(rows.map(({ dice }) => dice));
  if (all === 0) return false;
  const parts = rows
    .filter(({ dice }) => dice > 0)
    .toSorted((a, b) => b.dice - a.dice)
    .map(({ label, dice }) => `${label} (${percent(dice / all)})`);
  return `Players’ dice came from ${joined(parts)}.`;
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
