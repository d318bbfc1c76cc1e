import { below, type Rng } from '@/lib/kernel/rng';
import { NONE } from '@/lib/tabletop/board';
import { codeOfArrows } from './codes';
import { bareState } from './setup';
import type { State } from './state';
import type { View } from './view';

/** A whole game that looks like this one: what lies in closed boxes is drawn at random, and nothing has been tallied yet. */
export function guess(view: View, rng: Rng): State {
  const { game, players } = view;
  const state: State = {
    ...bareState(game, players, view.opener),
    walls: view.walls.slice(),
    open: view.open.slice(),
    at: view.at.slice(),
    built: view.built,
    phase: view.phase,
    round: view.round,
    turns: view.turns,
    holder: view.holder,
    active: view.active,
    stirred: view.stirred,
    quiet: view.quiet,
    sections: view.sections,
    winners: view.winners.slice(),
  };
  for (let seat = 0; seat < players; seat++) {
    if (view.isAwaited(seat)) state.awaited |= 1 << seat;
    if (view.isOpen(seat)) state.opened |= 1 << seat;
    const arrows = view.arrowsOf(seat);
    if (arrows) state.programs[seat] = codeOfArrows(arrows, game.arrows, game.ways.length);
    else state.programs[seat] = view.isShut(seat) ? below(rng, game.programs.length) : NONE;
  }
  return state;
}
