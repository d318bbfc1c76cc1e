import type { AnyPlayed, Bot, Outcome, Seat } from '@/lib/contract/played';
import { invariant } from '@/lib/kernel/invariant';
import type { Lineup } from './lineup';

/** Limit of moves per game, independent of the game's clock, so that no setting can hang a page. */
const STEP_LIMIT = 20_000;

/** A game that ended or was given up. */
export interface Finished {
  readonly state: unknown;
  /** Undefined if the game was given up. */
  readonly outcome: Outcome | undefined;
  readonly steps: number;
}

/** Callbacks of a replay: before each move, and for each event. */
interface Listener {
  beforeMove?(state: unknown, seat: Seat, move: unknown): void;
  onEvent?(event: unknown, state: unknown): void;
}

/** Plays one game with bots to its end, its turn limit or the step limit. The same seed gives the same game. */
export function playOne({ played, game, players, bots }: Lineup, seed: number, listener?: Listener): Finished {
  const state = played.setup(game, players, seed);
  const seats = bots.map((kind, seat) => ({
    bot: kind.seat(game, seat, seedOfBot(seed, seat)),
    view: played.view(game, state, seat),
    moves: () => played.moves(game, state, seat),
  }));
  const emit = emitterOf(played, game, seats, listener?.onEvent && ((one) => listener.onEvent?.(one, state)));
  let steps = 0;
  let outcome = played.outcome(game, state);
  while (outcome === undefined && steps < STEP_LIMIT && played.clock(game, state).rounds < played.roundLimit) {
    // Simultaneous actions are independent of order, so the first seat acts first.
    const seat = played.toAct(game, state)[0];
    const mind = seat === undefined ? undefined : seats[seat];
    invariant(seat !== undefined && mind, 'somebody is to act until the game is over');
    const move = mind.bot.decide(mind.view, mind.moves);
    listener?.beforeMove?.(state, seat, move);
    const refusal = played.play(game, state, seat, move, emit);
    if (refusal) invariant(false, `a bot never makes a move that is refused (${refusal.code})`);
    steps++;
    outcome = played.outcome(game, state);
  }
  return { state, outcome, steps };
}

/** Derives a game's seed from the playtest's (splitmix32), whoever plays it. Consecutive seeds are uncorrelated. */
export function seedOf(seed: number, game: number): number {
  return mix(mix(seed >>> 0) ^ Math.imul(game + 1, 0x9e3779b9));
}

/** Derives the seed for a bot's own random decisions, separate from the game's. */
export const seedOfBot = (gameSeed: number, seat: number): number => mix(gameSeed ^ Math.imul(seat + 1, 0x85ebca6b));

function mix(value: number): number {
  let x = (value + 0x9e3779b9) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}

type Emit = (event: unknown) => void;

/** Returns a sender of events to the bots that may see them and to the onlooker; undefined without listeners. */
function emitterOf(
  played: AnyPlayed,
  game: unknown,
  seats: readonly { readonly bot: Bot<unknown, unknown> }[],
  onlooker: Emit | undefined,
): Emit | undefined {
  const ears = seats.flatMap(({ bot }, seat) => (bot.observe ? [{ bot, seat }] : []));
  if (ears.length === 0) return onlooker;
  return (event) => {
    for (const { bot, seat } of ears) {
      const heard = played.filterEvent(game, event, seat);
      if (heard !== undefined) bot.observe?.(heard);
    }
    onlooker?.(event);
  };
}
