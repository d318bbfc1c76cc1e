import type { Line, Saying, Scene, Seat, Who } from '@/lib/contract/played';
import type { Lineup } from './lineup';
import { type Finished, playOne } from './play-one';

/** A move, the seat that made it and what it is called, and how that seat would say it. */
export interface Made {
  readonly seat: Seat;
  readonly name: string;
  readonly move: unknown;
  readonly say: Saying;
}

/** A moment of a game: what the table looks like, what has been decided since the moment before, and what is told of it. */
export interface Frame {
  readonly scene: Scene;
  readonly made: readonly Made[];
  readonly lines: readonly Line[];
}

/** A game told move by move. */
export interface Replay extends Pick<Finished, 'outcome' | 'steps'> {
  readonly seed: number;
  /** With the moves that the viewer knows in full: for a seat its own, for onlookers none. */
  readonly frames: readonly Frame[];
}

/** Plays a game again by its seed as `who` sees it, and keeps every moment in which something was told; then how it ended for each. */
export function replay(lineup: Lineup, seed: number, who: Who = 'all'): Replay {
  const { played, game } = lineup;
  const frames: Frame[] = [];
  let told: Line[] = [];
  let made: Made[] = [];
  // A view is a lens on the state, which stays the same object throughout.
  let view: unknown;
  const look = (state: unknown, isLast = false) => {
    const isNews = told.length > 0 || (isLast && made.length > 0);
    if (!isNews && frames.length > 0) return;
    view ??= played.view(game, state, who);
    frames.push({ scene: played.scene(game, view), made, lines: told });
    told = [];
    made = [];
  };
  const conclude = (state: unknown) => {
    view ??= played.view(game, state, who);
    told.push(...(played.epilogue?.(game, view) ?? []));
    look(state, true);
  };
  const { state, outcome, steps } = playOne(lineup, seed, {
    beforeMove(state, seat, move) {
      look(state);
      if (who !== 'all' && who !== seat) return;
      const own = played.view(game, state, seat);
      made.push({ seat, name: played.seatName(game, own, seat), move, say: played.say(game, own, move) });
    },
    happening(happening) {
      const heard = played.hears(game, happening, who);
      const line = heard === undefined ? undefined : played.narrate(game, heard, view);
      if (line) told.push(line);
    },
  });
  conclude(state);
  return { seed, outcome, steps, frames };
}

/** A decision as a story tells it: "Player 2: Bid the 7 of clubs". */
export const decisionText = ({ name, say }: Made): string => `${name}: ${say.text}`;

/** A game as a story to read, a line each; turns stand apart, and decisions are set off from what comes of them. */
export const transcriptOf = (replay: Replay): string =>
  replay.frames
    .flatMap(({ made, lines }) => [
      ...made.map((one) => `  › ${decisionText(one)}`),
      ...lines.map(({ text, weight }) => (weight === 'turn' ? `\n${text}` : text)),
    ])
    .join('\n')
    .replace(/^\n+/, '');
