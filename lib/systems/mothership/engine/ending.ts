import type { Ending } from '../schema';
import { type Context, peopleAt } from './context';
import { NONE } from './game';

/** Returns the index of the first ending that fits; NONE if none does. */
export const endingOf = (
  endings: readonly Ending[],
  objectivesDone: boolean,
  escaped: number,
  players: number,
): number => endings.findIndex(({ when }) => fits(when, objectivesDone, escaped, players));

function fits(when: Ending['when'], objectivesDone: boolean, escaped: number, players: number): boolean {
  if (when.objectives !== 'any' && (when.objectives === 'done') !== objectivesDone) return false;
  switch (when.escaped) {
    case 'any':
      return true;
    case 'all':
      return escaped === players;
    case 'none':
      return escaped === 0;
    case 'exactly':
      return escaped === when.count;
  }
}

/** Ends the game and chooses the ending by the present positions. */
export function reachEnding({ game, state, emit }: Context): void {
  const escaped = peopleAt(state, game.finish);
  state.ending = endingOf(game.body.endings, state.done >= state.objectives, escaped, state.players);
  state.phase = 'over';
  state.turn = NONE;
  emit?.({ type: 'over', ending: state.ending, escaped });
}
