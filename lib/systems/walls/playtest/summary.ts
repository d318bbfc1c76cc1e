import type { Findings } from '@/lib/contract/playtest-report';
import { inHundred } from '@/lib/kernel/share-words';
import { worthIn } from '@/lib/tabletop/contest';
import { totalsOf } from '@/lib/tabletop/verdicts';
import { removals, turns } from './tallies';

/** Whose walls trap people, how many walls it takes, and what searching is worth where both kinds of builder play. */
export const summaryOf = (findings: Findings): readonly string[] => {
  const worth = worthIn(findings, 'searching ahead', ['searcher', 'searchers'], ['builder', 'builders']);
  return [trapsIn(findings), wallsIn(findings), worth].filter((sentence) => sentence !== '');
};

function trapsIn(findings: Findings): string {
  const { own, others } = totalsOf([findings], removals);
  const all = own + others;
  return all === 0
    ? ''
    : `Those who were Trapped had put up the last wall themselves in ${inHundred(own / all, 'cases')}.`;
}

function wallsIn(findings: Findings): string {
  const counts = totalsOf([findings], turns);
  const walls = Math.round(counts.walls / Math.max(1, findings.runs));
  const stays = counts.stays / Math.max(1, counts.turns);
  return `A game takes about ${walls} walls; the token stays where it is in ${inHundred(stays, 'turns')}.`;
}
