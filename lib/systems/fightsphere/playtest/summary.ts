import type { Findings } from '@/lib/contract/playtest-report';
import { inHundred, percent } from '@/lib/kernel/share-words';
import { rowsOf } from '@/lib/tabletop/verdicts';
import { medianSatOut } from './figures';
import { core, layers, ties } from './tallies';

/** When the Core opens, how long people sit out, how hard scenes are, and what ties are worth. */
export const summaryOf = (findings: Findings): readonly string[] =>
  [coreIn(findings), sittingIn(findings), scenesIn(findings), tiesIn(findings)].filter((text) => text !== '');

function coreIn(findings: Findings): string {
  const rows = rowsOf(findings, core).filter(({ counts }) => counts.games > 0);
  const most = rows.toSorted((a, b) => b.counts.games - a.counts.games)[0];
  const opened = rows.reduce((sum, { counts }) => sum + counts.games, 0) / findings.runs;
  if (!most) return 'The Core never opened.';
  return `The Core opened in ${inHundred(opened)}, most often in the place of “${most.label}”.`;
}

const sittingIn = (findings: Findings): string =>
  `The median player sits out ${percent(medianSatOut(findings))} of the turns.`;

function scenesIn(findings: Findings): string {
  const rows = rowsOf(findings, layers);
  const sum = (column: 'conflicts' | 'won' | 'expected') => rows.reduce((all, { counts }) => all + counts[column], 0);
  const conflicts = sum('conflicts');
  if (conflicts === 0) return '';
  const expected = percent(sum('expected') / conflicts);
  return `Players won ${inHundred(sum('won') / conflicts, 'ordinary conflicts')}; by the odds of their rolls it would be ${expected}.`;
}

function tiesIn(findings: Findings): string {
  const [none, ...some] = rowsOf(findings, ties);
  const pairs = some.reduce((all, { counts }) => all + counts.pairs, 0);
  const won = some.reduce((all, { counts }) => all + counts.pairsWon, 0);
  if (!none || none.counts.pairs === 0 || pairs === 0) return '';
  const without = inHundred(none.counts.pairsWon / none.counts.pairs, 'comparisons');
  return `In encounters Gladiators with ties won ${inHundred(won / pairs, 'comparisons')}, those without any ${without}.`;
}
