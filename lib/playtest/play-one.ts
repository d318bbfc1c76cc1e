import type { AnyPlayed, Bot, Outcome, Seat } from '@/lib/contract/played';
import { invariant } from '@/lib/kernel/invariant';
import type { Lineup } from './lineup';

/** Beyond this many moves a game is given up, whatever its clock says: no setting may hang a page. */
const STEP_LIMIT = 20_000;

/** A game that was played, or given up. */
export interface Finished {
  readonly state: unknown;
  /** None if it was given up. */
  readonly outcome: Outcome | undefined;
  readonly steps: number;
}

/** What a replay hears: before each move, and whatever happens through it. */
interface Listener {
  beforeMove?(state: unknown, seat: Seat, move: unknown): void;
  happening?(happening: unknown, state: unknown): void;
}

/** Plays one game by bots to its end, its turn limit or its step limit. The same seed plays the same game. */
export function playOne({ played, game, players, bots }: Lineup, seed: number, listener?: Listener): Finished {
  const state = played.setup(game, players, seed);
  const seats = bots.map((kind, seat) => ({
    bot: kind.seat(game, seat, seedOfBot(seed, seat)),
    view: played.view(game, state, seat),
    moves: () => played.moves(game, state, seat),
  }));
  const emit = emitterOf(played, game, seats, listener?.happening && ((one) => listener.happening?.(one, state)));
  let steps = 0;
  let outcome = played.outcome(game, state);
  while (outcome === undefined && steps < STEP_LIMIT && played.clock(game, state).rounds < played.roundLimit) {
    // Where several are to act at the same time the order doesn't matter, so the first goes first.
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

/** The seed of one of many games: the same no matter who plays it, and far from its neighbours' (splitmix32). */
export function seedOf(seed: number, game: number): number {
  return mix(mix(seed >>> 0) ^ Math.imul(game + 1, 0x9e3779b9));
}

/** The seed of a bot's own luck, apart from the game's. */
const seedOfBot = (gameSeed: number, seat: number): number => mix(gameSeed ^ Math.imul(seat + 1, 0x85ebca6b));

function mix(value: number): number {
  let x = (value + 0x9e3779b9) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}

type Emit = (happening: unknown) => void;

/** Tells bots that listen what their seats may hear, and an onlooker everything. Nothing is told where nobody listens. */
function emitterOf(
  played: AnyPlayed,
  game: unknown,
  seats: readonly { readonly bot: Bot<unknown, unknown> }[],
  onlooker: Emit | undefined,
): Emit | undefined {
  const ears = seats.flatMap(({ bot }, seat) => (bot.hear ? [{ bot, seat }] : []));
  if (ears.length === 0) return onlooker;
  return (happening) => {
    for (const { bot, seat } of ears) {
      const heard = played.hears(game, happening, seat);
      if (heard !== undefined) bot.hear?.(heard);
    }
    onlooker?.(happening);
  };
}
