import type { Clock } from '@/lib/contract/played';
import type { State } from '../engine/state';

/** Layers that are over, and turns taken. */
export const clockOf = ({
  phase,
  isCore,
  layer,
  turns,
}: Readonly<Pick<State, 'phase' | 'isCore' | 'layer' | 'turns'>>): Clock => ({
  rounds: isCore && phase === 'over' ? layer + 1 : layer,
  turns,
});
