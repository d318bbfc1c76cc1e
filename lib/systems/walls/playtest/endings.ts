import type { Ending, Outcome } from '@/lib/contract/played';
import { WON } from '@/lib/tabletop/play/contest';
import type { State } from '../engine/state';

/** Endings of a game (rules 8). */
export const endings: readonly Ending[] = [
  { id: WON, label: 'One is left outside', good: true },
  { id: 'draw', label: 'Nothing can change any more', good: false },
];

/** Returns the outcome of a finished game. A game without tokens is a draw without winners. */
export function outcomeOf({ phase, winners }: State): Outcome | undefined {
  if (phase !== 'over') return undefined;
  return { ending: winners.length === 1 ? WON : 'draw', winners };
}
