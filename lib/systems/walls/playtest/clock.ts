import type { Clock } from '@/lib/contract/played';
import type { State } from '../engine/state';

/** Rounds and turns that are over. */
export const clockOf = ({ phase, round, turns }: Readonly<Pick<State, 'phase' | 'round' | 'turns'>>): Clock => ({
  rounds: phase === 'over' ? round : round - 1,
  turns,
});
