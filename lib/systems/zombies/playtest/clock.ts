import type { Clock } from '@/lib/contract/played';
import type { Game } from '../engine/game';
import type { State } from '../engine/state';

/** Rounds and turns that are over. */
export const clockOf = (
  game: Game,
  { phase, round, turns }: Readonly<Pick<State, 'phase' | 'round' | 'turns'>>,
): Clock => ({ rounds: phase === 'over' ? game.rounds : Math.max(0, round - 1), turns });
