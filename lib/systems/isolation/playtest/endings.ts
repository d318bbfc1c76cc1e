import type { Clock, Ending, Outcome } from '@/lib/contract/played';
import { ENDINGS, type EndingId } from '../engine/ending';
import type { Shown, State } from '../engine/state';

const LABELS: Readonly<Record<EndingId, Omit<Ending, 'id'>>> = {
  everybodySafe: { label: 'Everybody is safe', good: true },
  someSafe: { label: 'Some are safe', good: true },
  stillInside: { label: 'Still inside', good: false },
  nobodyLeft: { label: 'Nobody is left', good: false },
};

/** How a siege can end (rules 15). */
export const endings: readonly Ending[] = ENDINGS.map((id) => ({ id, ...LABELS[id] }));

/** How one siege ended. */
export function outcomeOf({ phase, ending, winners }: State): Outcome | undefined {
  const id = ENDINGS[ending];
  return phase === 'over' && id ? { ending: id, winners } : undefined;
}

/** Conflicts that are over, which are its rounds as well as its turns. */
export const clockOf = ({ conflicts }: Shown): Clock => ({ rounds: conflicts, turns: conflicts });
