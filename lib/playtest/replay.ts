import type { Line, MoveText, Odds, Scene, Seat, Who } from '@/lib/contract/played';
import { percent } from '@/lib/kernel/words';
import type { Lineup } from './lineup';
import { type Finished, playOne } from './play-one';

/** A move, its seat and the seat's name, its description from that seat's view, and the odds that it saw. */
export interface Made {
  readonly seat: Seat;
  readonly name: string;
  readonly move: unknown;
  readonly say: MoveText;
  /** Undefined if no chance was involved. */
  readonly odds?: readonly Odds[];
}

/** A moment of a game: the scene, the decisions since the previous frame, and the lines narrated. */
export interface Frame {
  readonly scene: Scene;
  readonly made: readonly Made[];
  readonly lines: readonly Line[];
}

export interface Replay extends Pick<Finished, 'outcome' | 'steps'> {
  readonly seed: number;
  /** Frames include the moves that the viewer may know: for a seat its own, for onlookers none. */
  readonly frames: readonly Frame[];
}

/** Records a game from `who`'s point of view: one frame per narrated event, then the epilogue. */
export class Recorder {
  readonly frames: Frame[] = [];
  readonly #table: Pick<Lineup, 'played' | 'game'>;
  readonly #who: Who;
  #lines: Line[] = [];
  #made: Made[] = [];
  // A view is a live lens on the state, so it is created only once.
  #view: unknown;

  constructor(table: Pick<Lineup, 'played' | 'game'>, who: Who) {
    this.#table = table;
    this.#who = who;
  }

  beforeMove(state: unknown, seat: Seat, move: unknown): void {
    const { played, game } = this.#table;
    this.#look(state);
    if (this.#who !== 'all' && this.#who !== seat) return;
    const own = played.view(game, state, seat);
    const odds = played.odds?.(game, own, move) ?? [];
    const say = played.describeMove(game, own, move);
    const name = played.seatName(game, own, seat);
    this.#made.push({ seat, name, move, say, ...(odds.length > 0 && { odds }) });
  }

  onEvent(event: unknown): void {
    const { played, game } = this.#table;
    const seen = played.filterEvent(game, event, this.#who);
    const line = seen === undefined ? undefined : played.narrate(game, seen, this.#view);
    if (line) this.#lines.push(line);
  }

  /** Adds a line that no event of the game has caused. */
  tell(line: Line): void {
    this.#lines.push(line);
  }

  conclude(state: unknown): void {
    const { played, game } = this.#table;
    this.#view ??= played.view(game, state, this.#who);
    this.#lines.push(...(played.epilogue?.(game, this.#view) ?? []));
    this.#look(state, true);
  }

  #look(state: unknown, isLast = false): void {
    const { played, game } = this.#table;
    const isNews = this.#lines.length > 0 || (isLast && this.#made.length > 0);
    if (!isNews && this.frames.length > 0) return;
    this.#view ??= played.view(game, state, this.#who);
    this.frames.push({ scene: played.scene(game, this.#view), made: this.#made, lines: this.#lines });
    this.#lines = [];
    this.#made = [];
  }
}

/** Replays a seeded game from `who`'s point of view. */
export function replay(lineup: Lineup, seed: number, who: Who = 'all'): Replay {
  const recorder = new Recorder(lineup, who);
  const { state, outcome, steps } = playOne(lineup, seed, recorder);
  recorder.conclude(state);
  return { seed, outcome, steps, frames: recorder.frames };
}

/** Returns a replay without its scenes: all moves and all lines in order. */
export const storyOf = ({ seed, outcome, frames }: Replay) => ({
  seed,
  outcome: outcome ?? null,
  moves: frames.flatMap(({ made }) => made),
  lines: frames.flatMap(({ lines }) => lines),
});

/** Formats a decision: "Player 2: Bid the 7 of clubs". */
export const decisionText = ({ name, say }: Made): string => `${name}: ${say.text}`;

/** Formats the odds of a decision, one line per question: "Success 26 % (7/27) · Failure 74 % (20/27)". */
function oddsLines({ odds = [] }: Made): readonly string[] {
  const lines = new Map<string, string[]>();
  for (const { question = '', label, chance, exact } of odds) {
    const text = `${label} ${percent(chance)} (${exact})`;
    lines.set(question, [...(lines.get(question) ?? []), text]);
  }
  return [...lines].map(([question, texts]) => `${question === '' ? '' : `${question}: `}${texts.join(' · ')}`);
}

/** Returns a game as text. Turns are separated by blank lines, and decisions are indented. */
export const transcriptOf = (replay: Replay): string =>
  textOf(replay, ({ made, lines }) => [
    ...made.flatMap((one) => [`  › ${decisionText(one)}`, ...oddsLines(one).map((line) => `    ${line}`)]),
    ...linesText(lines),
  ]);

/** Returns what happened in a game as text, without the decisions. */
export const narrativeOf = (replay: Replay): string => textOf(replay, ({ lines }) => linesText(lines));

const linesText = (lines: readonly Line[]): readonly string[] =>
  lines.map(({ text, weight }) => (weight === 'turn' ? `\n${text}` : text));

const textOf = ({ frames }: Replay, say: (frame: Frame) => readonly string[]): string =>
  frames.flatMap(say).join('\n').replace(/^\n+/, '');
