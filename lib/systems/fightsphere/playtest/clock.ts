import type { Clock } from '@/lib/contract/played';
import type { State } from '../engine/state';

/** Layers that are over, and turns taken. */
export const clockOf = ({ phase, layer, turns }: Readonly<Pick<State, 'phase' | 'layer' | 'turns'>>): Clock => ({
  rounds: phase === 'over' ? layer + 1 : layer,
  turns,
});
