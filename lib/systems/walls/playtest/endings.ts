import type { Ending, Outcome } from '@/lib/contract/played';
import { WON } from '@/lib/tabletop/contest';
import type { State } from '../engine/state';

/** How a game can end (rules 8). */
export const endings: readonly Ending[] = [
  { id: WON, label: 'One is left outside', good: true },
  { id: 'draw', label: 'Nothing can change any more', good: false },
];

/** How one game ended. Those who draw share it; where the board had no room for anybody, all do. */
export function outcomeOf({ phase, winners }: State): Outcome | undefined {
  if (phase !== 'over') return undefined;
  return { ending: winners.length === 1 ? WON : 'draw', winners };
}
