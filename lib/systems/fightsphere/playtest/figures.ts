import type { Findings } from '@/lib/contract/playtest-report';
import { rowsOf, sumRows } from '@/lib/tabletop/verdicts';
import { SITTING_STEPS, sitting, ties } from './tallies';

/** The part of the turns that the median player sits out, within its step; 0 where nobody has had a turn. */
export function medianSatOut(findings: Pick<Findings, 'tallies'>): number {
  const steps = rowsOf(findings, sitting).map(({ counts }) => counts.players);
  const half = steps.reduce((sum, players) => sum + players, 0) / 2;
  let before = 0;
  for (const [step, players] of steps.entries()) {
    if (players > 0 && before + players >= half)
      return Math.max(0, step - 1 + (half - before) / players) / SITTING_STEPS;
    before += players;
  }
  return 0;
}

/** How many there were, and what part of them was won. */
interface Won {
  readonly of: number;
  readonly share: number;
}

/** What players with ties win and those without any: of comparisons in encounters, and of the Core. */
export function worthOfTies(tables: readonly Findings[]) {
  const rows = sumRows(tables, ties);
  const both = (won: 'pairsWon' | 'coreWon', of: 'pairs' | 'core') =>
    [rows.slice(0, 1), rows.slice(1)].map((some) => {
      const sum = (column: typeof won | typeof of) => some.reduce((all, { counts }) => all + counts[column], 0);
      return { of: sum(of), share: sum(won) / Math.max(1, sum(of)) };
    }) as [without: Won, tied: Won];
  return { pairs: both('pairsWon', 'pairs'), core: both('coreWon', 'core') };
}
