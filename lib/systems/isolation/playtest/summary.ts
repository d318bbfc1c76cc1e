import type { Findings } from '@/lib/contract/playtest-report';
import { inHundred } from '@/lib/kernel/share-words';
import { harmByPeople, meanStress, stancesIn, worthOfHelp } from './figures';

/** How people stand to each other, what help is worth, who does the harm, and how frayed they are in the end. */
export const summaryOf = (findings: Findings): readonly string[] =>
  [stancesOf(findings), helpIn(findings), harmIn(findings), stressIn(findings)].filter(Boolean);

function stancesOf(findings: Findings): string {
  const { helping, hostile } = stancesIn(findings);
  if (helping.of === 0) return '';
  return `Of those who were asked, ${inHundred(helping.share, 'people')} helped, and ${inHundred(hostile.share, 'people')} were hostile.`;
}

function helpIn(findings: Findings): string {
  const { alone, helped } = worthOfHelp(findings);
  if (alone.of === 0 || helped.of === 0) return '';
  return `With help ${inHundred(helped.share, 'conflicts')} succeeded, alone ${inHundred(alone.share, 'conflicts')}.`;
}

function harmIn(findings: Findings): string {
  const { of, share } = harmByPeople(findings);
  return of === 0 ? 'Nobody was hurt.' : `People caused ${inHundred(share, 'wounds')}, the threat the others.`;
}

function stressIn(findings: Findings): string {
  const means = meanStress(findings, findings.runs / 2);
  const last = means.at(-1);
  return last === undefined ? '' : `Stress stood at ${last.toFixed(1)} after conflict ${means.length}, on average.`;
}
