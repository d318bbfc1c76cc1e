import type { Figures, Findings } from '@/lib/contract/playtest-report';
import { inHundred } from '@/lib/kernel/share-words';
import { sumOf } from '@/lib/kernel/sums';
import { type Part, partOf, rowsOf } from '@/lib/tabletop/verdicts';
import { harm, help, stances, stress } from './tallies';

type Told = Pick<Findings, 'tallies'>;

/** How those stand who are asked. */
export function stancesIn(told: Told): { readonly helping: Part; readonly hostile: Part } {
  const [helping = 0, neutral = 0, hostile = 0] = rowsOf(told, stances).map(({ counts }) => counts.taken);
  const of = helping + neutral + hostile;
  return { helping: partOf(helping, of), hostile: partOf(hostile, of) };
}

/** The wounds that people dealt, by obstruction or by standing by. */
export function harmByPeople(told: Told): Part {
  const wounds = rowsOf(told, harm).map(({ counts }) => counts.wounds);
  return partOf(sumOf(wounds.slice(0, -1)), sumOf(wounds));
}

/** Successes of those who went alone, and of those who were helped. */
export function worthOfHelp(told: Told): { readonly alone: Part; readonly helped: Part } {
  const rows = rowsOf(told, help).map(({ counts }) => counts);
  const won = (some: typeof rows) => partOf(sumOf(some.map((one) => one.won)), sumOf(some.map((one) => one.tried)));
  return { alone: won(rows.slice(0, 1)), helped: won(rows.slice(2)) };
}

/** The mean Stress after each conflict that so many games have come to. */
export const meanStress = (told: Told, games: number): readonly number[] =>
  rowsOf(told, stress).flatMap(({ counts }) => (counts.games >= games ? [counts.sum / Math.max(1, counts.games)] : []));

/** What the tallies amount to. */
export function figuresOf(tallies: Told['tallies']): Figures {
  const { helping, hostile } = stancesIn({ tallies });
  return { shares: { helping: helping.share, hostile: hostile.share, harmByPeople: harmByPeople({ tallies }).share } };
}

/** How people stand to each other, what help is worth, who does the harm, and how frayed they are in the end. */
export function summaryOf(findings: Findings): readonly string[] {
  const { helping, hostile } = stancesIn(findings);
  const { alone, helped } = worthOfHelp(findings);
  const harmed = harmByPeople(findings);
  const means = meanStress(findings, findings.runs / 2);
  const [people, hated] = [helping, hostile].map(({ share }) => inHundred(share, 'people'));
  const [withHelp, without] = [helped, alone].map(({ share }) => inHundred(share, 'conflicts'));
  const said = (isSo: boolean, what: string) => (isSo ? [what] : []);
  return [
    ...said(helping.of > 0, `Of those who were asked, ${people} helped, and ${hated} were hostile.`),
    ...said(alone.of > 0 && helped.of > 0, `With help ${withHelp} succeeded, alone ${without}.`),
    ...said(harmed.of > 0, `People caused ${inHundred(harmed.share, 'wounds')}, the threat the others.`),
    ...said(
      means.length > 0,
      `Stress stood at ${means.at(-1)?.toFixed(1)} after conflict ${means.length}, on average.`,
    ),
  ];
}
