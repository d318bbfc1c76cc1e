import type { Line, Scene, Seat, Who } from '@/lib/contract/played';
import type { Lineup } from './lineup';
import { type Finished, playOne } from './play-one';

/** A moment of a game: what the table looks like, and what has been told since the moment before. */
export interface Frame {
  readonly scene: Scene;
  readonly lines: readonly Line[];
}

/** A move, and the seat that made it. */
export interface Made {
  readonly seat: Seat;
  readonly move: unknown;
}

/** A game told move by move. */
export interface Replay extends Pick<Finished, 'outcome' | 'steps'> {
  readonly seed: number;
  readonly frames: readonly Frame[];
  /** The moves that the viewer knows in full: for a seat its own, for onlookers none. */
  readonly moves: readonly Made[];
}

/** Plays a game again by its seed as `who` sees it, and keeps every moment in which something was told; then how it ended for each. */
export function replay(lineup: Lineup, seed: number, who: Who = 'all'): Replay {
  const { played, game } = lineup;
  const frames: Frame[] = [];
  const moves: Made[] = [];
  let told: Line[] = [];
  // A view is a lens on the state, which stays the same object throughout.
  let view: unknown;
  const look = (state: unknown) => {
    if (told.length === 0 && frames.length > 0) return;
    view ??= played.view(game, state, who);
    frames.push({ scene: played.scene(game, view), lines: told });
    told = [];
  };
  const conclude = (state: unknown) => {
    view ??= played.view(game, state, who);
    told.push(...(played.epilogue?.(game, view) ?? []));
    look(state);
  };
  const { state, outcome, steps } = playOne(lineup, seed, {
    beforeMove(state, seat, move) {
      look(state);
      if (who === 'all' || who === seat) moves.push({ seat, move });
    },
    happening(happening) {
      const heard = played.hears(game, happening, who);
      const line = heard === undefined ? undefined : played.narrate(game, heard, view);
      if (line) told.push(line);
    },
  });
  conclude(state);
  return { seed, outcome, steps, frames, moves };
}

/** A game as a story to read, a line each; turns stand apart. */
export const transcriptOf = ({ frames }: Replay): string =>
  frames
    .flatMap(({ lines }) => lines.map(({ text, weight }) => (weight === 'turn' ? `\n${text}` : text)))
    .join('\n')
    .trim();
