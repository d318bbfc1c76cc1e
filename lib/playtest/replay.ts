import type { Line, Scene, Who } from '@/lib/systems/played';
import { type Finished, playOne } from './play-one';
import type { Table } from './table';

/** A moment of a game: what the table looks like, and what has been told since the moment before. */
export interface Frame {
  readonly scene: Scene;
  readonly lines: readonly Line[];
}

/** A game told move by move. */
export interface Replay extends Pick<Finished, 'outcome' | 'steps'> {
  readonly seed: number;
  readonly frames: readonly Frame[];
}

/** Plays a game again by its seed and keeps every moment in which something was told. */
export function replay(table: Table, seed: number, who: Who = 'all'): Replay {
  const { played, game } = table;
  const frames: Frame[] = [];
  let told: Line[] = [];
  // A view is a lens on the state, which stays the same object throughout.
  let view: unknown;
  const look = (state: unknown) => {
    if (told.length === 0 && frames.length > 0) return;
    view ??= played.view(game, state, who);
    frames.push({ scene: played.scene(game, view), lines: told });
    told = [];
  };
  const { state, outcome, steps } = playOne(table, seed, {
    beforeMove: look,
    happening(happening) {
      const line = played.narrate(game, happening, view);
      if (line) told.push(line);
    },
  });
  look(state);
  return { seed, outcome, steps, frames };
}

/** A game as a story to read, a line each; turns stand apart. */
export const transcriptOf = ({ frames }: Replay): string =>
  frames
    .flatMap(({ lines }) => lines.map(({ text, weight }) => (weight === 'turn' ? `\n${text}` : text)))
    .join('\n')
    .trim();
