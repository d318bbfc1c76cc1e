import type { Who } from '@/lib/contract/played';
import type { Game } from './game';
import type { Shown, State } from './state';

/** What somebody may know of a siege in play. A lens: it always shows the present. */
export type View = ReturnType<typeof viewOf>;

/** Players and onlookers know neither difficulties, nor what is to come, nor secrets. */
export function viewOf(whole: Game, state: State, who: Who) {
  const isOfGm = who === 'all' || who === state.players;
  const game = isOfGm ? whole : whole.open;
  return {
    who,
    game,
    /** Everything on the table; only the dice to come are not. */
    table: state as Shown,
    /** How hard a task is, as it was named last or as the view knows it from the file; 0 if it does not. */
    difficultyOf: (task: number): number => state.named[task] || (game.difficulties[task] ?? 0),
    /** What has happened, in words; '' of what only the GM can know. */
    eventText: (event: number): string => (isOfGm || state.happened[event] ? (whole.events[event]?.text ?? '') : ''),
  };
}
