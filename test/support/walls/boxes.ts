import { below, seededRng } from '@/lib/kernel/rng';
import type { Game } from '@/lib/systems/walls/engine/game';
import { clone, type State } from '@/lib/systems/walls/engine/state';
import { NONE } from '@/lib/tabletop/play/board';

/** Copies a game that a seat cannot distinguish: others' closed boxes hold different arrows. */
export function disguised(game: Game, state: State, seat: number, seed: number): State {
  const other = clone(state);
  const rng = seededRng(seed);
  for (const [owner, program] of other.programs.entries()) {
    const isHidden = owner !== seat && program !== NONE && !((other.opened >> owner) & 1);
    if (isHidden) other.programs[owner] = below(rng, game.programs.length);
  }
  return other;
}
