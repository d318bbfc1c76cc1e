import { filled } from '@/lib/kernel/filled';
import { below, seededRng } from '@/lib/kernel/rng';
import { NONE } from '@/lib/tabletop/play/board';
import { finish, isDecided } from './ending';
import type { Game } from './game';
import { beginRound } from './rounds';
import type { State } from './state';

/** Returns a state with the tokens on their starts and the spinner at a seat, before the first round begins. */
export function bareState(game: Game, players: number, holder: number): State {
  const { starts, sites, board } = game;
  const state: State = {
    players,
    walls: game.walls.slice(),
    open: game.open.slice(),
    at: (starts[players] ?? filled(players, NONE)).slice(),
    built: 0,
    phase: 'program',
    round: 1,
    turns: 0,
    opener: holder,
    holder,
    active: NONE,
    awaited: 0,
    programs: filled(players, NONE),
    opened: 0,
    stirred: false,
    quiet: 0,
    sections: NONE,
    winners: [],
    tally: {
      builders: new Int8Array(sites).fill(NONE),
      visits: new Uint16Array(board.cells),
      trappedBy: filled(players, NONE),
      trappedIn: filled(players, NONE),
      turns: filled(players, 0),
      stays: filled(players, 0),
      lost: filled(players, 0),
    },
  };
  return state;
}

/** Sets up a game and spins for the opener (rules 3). If the board has no room for two, the game is over at once. */
export function setup(game: Game, players: number, seed: number): State {
  const state = bareState(game, players, below(seededRng(seed), players));
  for (const cell of state.at) if (cell !== NONE) state.tally.visits[cell] = 1;
  if (isDecided(state)) finish({ game, state, emit: undefined });
  else beginRound({ game, state, emit: undefined });
  return state;
}
