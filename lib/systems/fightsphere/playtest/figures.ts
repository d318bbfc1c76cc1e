import type { Findings } from '@/lib/contract/playtest-report';
import { rowsOf } from '@/lib/tabletop/verdicts';
import { SITTING_STEPS, sitting } from './tallies';

/** The part of the turns that the median player sits out; 0 where nobody has had a turn. */
export function medianSatOut(findings: Pick<Findings, 'tallies'>): number {
  const rows = rowsOf(findings, sitting).map(({ counts }) => counts.players);
  const half = rows.reduce((sum, players) => sum + players, 0) / 2;
  let before = 0;
  for (const [step, players] of rows.entries()) {
    if (players > 0 && before + players >= half) return (step + (half - before) / players) / SITTING_STEPS;
    before += players;
  }
  return 0;
}
