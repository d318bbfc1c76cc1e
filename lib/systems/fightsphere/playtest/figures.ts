import type { Findings } from '@/lib/contract/playtest-report';
import { rowsOf } from '@/lib/tabletop/verdicts';
import { SITTING_STEPS, sitting } from './tallies';

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
