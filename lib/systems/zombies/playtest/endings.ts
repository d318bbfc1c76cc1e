import type { Clock, Ending, Outcome } from '@/lib/contract/played';
import { WON } from '@/lib/tabletop/play/contest';
import type { Game } from '../engine/game';
import { scoreOf } from '../engine/score';
import type { State } from '../engine/state';

export const endings: readonly Ending[] = [
  { id: WON, label: 'Somebody has the most points', good: true },
  { id: 'shared', label: 'Several share the win', good: true },
  { id: 'empty', label: 'Nobody has a point', good: false },
];

/** Returns how a game ended. Winners without points count as a bad ending, although the rules let them win. */
export function outcomeOf(game: Game, state: State): Outcome | undefined {
  const { phase, winners } = state;
  if (phase !== 'over') return undefined;
  const scored = winners.some((seat) => scoreOf(game, state, seat) > 0);
  return { ending: scored ? (winners.length > 1 ? 'shared' : WON) : 'empty', winners };
}

/** Finished rounds and turns. */
export const clockOf = (
  game: Game,
  { phase, round, turns }: Readonly<Pick<State, 'phase' | 'round' | 'turns'>>,
): Clock => ({ rounds: phase === 'over' ? game.rounds : Math.max(0, round - 1), turns });
