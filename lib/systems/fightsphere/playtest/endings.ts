import type { Clock, Ending, Outcome } from '@/lib/contract/played';
import { ENDINGS, type EndingId } from '../engine/ending';
import type { Shown, State } from '../engine/state';

const LABELS: Readonly<Record<EndingId, Omit<Ending, 'id'>>> = {
  lastOne: { label: 'One is left alive in the Core', good: true },
  shared: { label: 'Several share the epilogue', good: true },
  givenUp: { label: 'Given up before the Core', good: false },
};

/** How a campaign can end (rules 10, 14 #29). */
export const endings: readonly Ending[] = ENDINGS.map((id) => ({ id, ...LABELS[id] }));

/** How one campaign ended. */
export function outcomeOf({ phase, ending, winners }: State): Outcome | undefined {
  const id = ENDINGS[ending];
  return phase === 'over' && id ? { ending: id, winners } : undefined;
}

/** Layers that are over, the Core included, and turns taken. */
export const clockOf = ({ phase, isCore, layer, turns }: Shown): Clock => ({
  turns,
  rounds: isCore && phase === 'over' ? layer + 1 : layer,
});
