import type { Who } from '@/lib/contract/played';
import type { Game } from './game';
import type { Shown, State } from './state';

/** A seat's view of a siege in play. It is live: it always reads the current state. */
export type View = ReturnType<typeof viewOf>;

/** Returns the view of a seat or a spectator. Only the GM sees Difficulties, future events and secrets. */
export function viewOf(whole: Game, state: State, who: Who) {
  const isOfGm = who === 'all' || who === state.players;
  const game = isOfGm ? whole : whole.open;
  return {
    who,
    game,
    /** The state without its random generator. */
    table: state as Shown,
    /** Difficulty that the GM named last, otherwise that of the file if the view includes it; 0 if unknown. */
    difficultyOf: (task: number): number => state.named[task] || (game.difficulties[task] ?? 0),
    /** Text of an event; '' while only the GM knows it. */
    eventText: (event: number): string => (isOfGm || state.happened[event] ? (whole.events[event]?.text ?? '') : ''),
  };
}
