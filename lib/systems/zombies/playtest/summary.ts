import type { Findings } from '@/lib/contract/playtest-report';
import { inHundred } from '@/lib/kernel/share-words';
import { rowsOf } from '@/lib/tabletop/verdicts';
import { creatures, scores } from './tallies';
import { winsOf } from './wins-of';

/** How many points it takes to win, who keeps what is caught, and what memory is worth where both kinds of hunter play. */
export const summaryOf = (findings: Findings): readonly string[] =>
  [pointsIn(findings), keepersIn(findings), memoryIn(findings)].filter((sentence) => sentence !== '');

function pointsIn(findings: Findings): string {
  const rows = rowsOf(findings, scores);
  const median = (column: 'winners' | 'margin') => {
    const all = rows.reduce((sum, { counts }) => sum + counts[column], 0);
    let seen = 0;
    return rows.find(({ counts }) => {
      seen += counts[column];
      return all > 0 && 2 * seen >= all;
    })?.label;
  };
  const [winners, margin] = [median('winners'), median('margin')];
  return winners === undefined ? '' : `Winners have about ${winners} points; the second is about ${margin} behind.`;
}

function keepersIn(findings: Findings): string {
  const sums = { catcher: 0, other: 0 };
  for (const { counts } of rowsOf(findings, creatures)) {
    sums.catcher += counts.catcher;
    sums.other += counts.other;
  }
  const saved = sums.catcher + sums.other;
  return saved === 0
    ? ''
    : `The player who caught a creature also got it in ${inHundred(sums.catcher / saved, 'cases')}.`;
}

function memoryIn(findings: Findings): string {
  const hunter = winsOf(findings, (bot) => bot === 'hunter');
  const forgetful = winsOf(findings, (bot) => bot === 'forgetful');
  if (hunter === undefined || forgetful === undefined) return '';
  return `What memory is worth: hunters won ${inHundred(hunter)}, forgetful ones ${inHundred(forgetful)}.`;
}
