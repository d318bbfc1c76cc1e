import type { Line, Odds, Saying, Scene, Seat, Who } from '@/lib/contract/played';
import { percent } from '@/lib/kernel/words';
import type { Lineup } from './lineup';
import { type Finished, playOne } from './play-one';

/** A move, the seat that made it and what it is called, how that seat would say it, and the odds it saw. */
export interface Made {
  readonly seat: Seat;
  readonly name: string;
  readonly move: unknown;
  readonly say: Saying;
  /** Left out where nothing was left to chance. */
  readonly odds?: readonly Odds[];
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
      const odds = played.odds?.(game, own, move) ?? [];
      const say = played.say(game, own, move);
      made.push({ seat, name: played.seatName(game, own, seat), move, say, ...(odds.length > 0 && { odds }) });
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

/** A replay without its scenes: all moves and all lines, one after the other. */
export const storyOf = ({ seed, outcome, frames }: Replay) => ({
  seed,
  outcome: outcome ?? null,
  moves: frames.flatMap(({ made }) => made),
  lines: frames.flatMap(({ lines }) => lines),
});

/** A decision as a story tells it: "Player 2: Bid the 7 of clubs". */
export const decisionText = ({ name, say }: Made): string => `${name}: ${say.text}`;

/** The odds of a decision, a line for each question: "Success 26 % (7/27) · Failure 74 % (20/27)". */
function oddsLines({ odds = [] }: Made): readonly string[] {
  const lines = new Map<string, string[]>();
  for (const { question = '', label, chance, exact } of odds) {
    const said = `${label} ${percent(chance)} (${exact})`;
    lines.set(question, [...(lines.get(question) ?? []), said]);
  }
  return [...lines].map(([question, said]) => `${question === '' ? '' : `${question}: `}${said.join(' · ')}`);
}

/** A game as a story to read, a line each; turns stand apart, and decisions are set off from what comes of them. */
export const transcriptOf = (replay: Replay): string =>
  replay.frames
    .flatMap(({ made, lines }) => [
      ...made.flatMap((one) => [`  › ${decisionText(one)}`, ...oddsLines(one).map((line) => `    ${line}`)]),
      ...lines.map(({ text, weight }) => (weight === 'turn' ? `\n${text}` : text)),
    ])
    .join('\n')
    .replace(/^\n+/, '');
