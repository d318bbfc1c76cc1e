import type { Findings } from '@/lib/contract/playtest-report';
import { inHundred } from '@/lib/kernel/share-words';
import { worthIn } from '@/lib/tabletop/contest';
import { pointsIn } from '@/lib/tabletop/points';
import { totalsOf } from '@/lib/tabletop/verdicts';
import { creatures, scores } from './tallies';

/** How many points it takes to win, who keeps what is caught, and what memory is worth where both kinds of hunter play. */
export const summaryOf = (findings: Findings): readonly string[] =>
  [
    pointsIn(findings, scores),
    keepersIn(findings),
    worthIn(findings, 'memory', ['hunter', 'hunters'], ['forgetful', 'forgetful ones']),
  ].filter((sentence) => sentence !== '');

function keepersIn(findings: Findings): string {
  const { catcher, other } = totalsOf([findings], creatures);
  const saved = catcher + other;
  return saved === 0 ? '' : `The player who caught a creature also got it in ${inHundred(catcher / saved, 'cases')}.`;
}
