import type { Bot, BotKind, Played, Seat } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { nextInt, type Rng, seededRng, shuffle } from '@/lib/kernel/rng';

/** Game that can sample states from a view. */
export type Guessable<Body, Game, State, View, Move, LogEvent> = Played<Body, Game, State, View, Move, LogEvent> &
  Required<Pick<Played<Body, Game, State, View, Move, LogEvent>, 'guess'>>;

/** Settings of a rollout bot. */
export interface Thinking<Game, State, View, Move> {
  /** Number of playouts for each decision, over all moves together; slightly exceeded if there are many moves. */
  readonly playouts: number;
  /** The same while people wait for the bot, on devices that are several times slower. */
  readonly playoutsForPeople: number;
  /** Approximate number of games a second on one core, shown to authors. */
  readonly gamesPerSecond: number;
  /** Playout policy for all seats: cheap, but using what it sees, else gathering information seems useless. */
  readonly policy: BotKind<Game, View, Move>['seat'];
  /** Number of rounds in a playout, counting the current one; to the end of the game if left out. */
  readonly horizon?: number;
  /** Value of a state for a seat, from 0 to 1; by default that of its outcome. */
  readonly worth?: (game: Game, state: State, seat: Seat) => number;
  /** Move to make without thinking, such as one that every bot draws at random. */
  readonly given?: (view: View, rng: Rng) => Move | undefined;
}

/** Limit for a playout, since random moves can go round in circles. */
const MOVES_MAX = 1_000;

/** Adds a bot to a game that samples hidden information, plays out each move and picks the best. */
export function withRolloutBot<Body, Game, State, View, Move, LogEvent>(
  played: Guessable<Body, Game, State, View, Move, LogEvent>,
  thinking: Thinking<Game, State, View, Move>,
): Guessable<Body, Game, State, View, Move, LogEvent> {
  const { gamesPerSecond, policy, horizon, given } = thinking;
  const worth = thinking.worth ?? ((game, state, seat) => worthOfOutcome(played, game, state, seat));

  /** Returns the value of a move in a sampled state, with all seats playing by the policy. `luck` seeds the policy. */
  function rollOut(game: Game, guessed: State, seat: Seat, move: Move, luck: number): number {
    const state = played.clone(guessed);
    const { rounds } = played.clock(game, state);
    const end = Math.min(played.roundLimit, horizon === undefined ? played.roundLimit : rounds + horizon);
    played.play(game, state, seat, move);
    const players: { readonly bot: Bot<View, Move>; readonly view: View }[] = [];
    for (let moves = 1; moves < MOVES_MAX && played.clock(game, state).rounds < end; moves++) {
      const actor = played.toAct(game, state)[0];
      if (actor === undefined) break;
      players[actor] ??= { bot: policy(game, actor, luck + actor), view: played.view(game, state, actor) };
      const { bot, view } = players[actor];
      played.play(
        game,
        state,
        actor,
        bot.decide(view, () => played.moves(game, state, actor)),
      );
    }
    return worth(game, state, seat);
  }

  /** Sequential halving: all moves are tried on the same samples, and the better half continues with more samples. */
  function best(
    game: Game,
    view: View,
    { seat, playouts }: { readonly seat: Seat; readonly playouts: number },
    moves: readonly Move[],
    rng: Rng,
  ): Move {
    const halvings = Math.ceil(Math.log2(moves.length));
    let left = moves.map((move) => ({ move, worth: 0 }));
    while (left.length > 1) {
      const guesses = Math.max(1, Math.floor(playouts / (halvings * left.length)));
      for (let i = 0; i < guesses; i++) {
        const guessed = played.guess(game, view, rng);
        const luck = nextInt(rng);
        for (const candidate of left) candidate.worth += rollOut(game, guessed, seat, candidate.move, luck);
      }
      left = left.toSorted((a, b) => b.worth - a.worth).slice(0, Math.ceil(left.length / 2));
    }
    return at(left, 0).move;
  }

  const seatWith =
    (playouts: number): BotKind<Game, View, Move>['seat'] =>
    (game, seat, seed) => {
      const rng = seededRng(seed);
      return {
        decide(view, moves) {
          const move = given?.(view, rng);
          if (move !== undefined) return move;
          const legal = [...moves()];
          // In random order, so that no move is preferred if all are equally good, or if not all can be tried.
          shuffle(rng, legal);
          return best(game, view, { seat, playouts }, legal.slice(0, playouts), rng);
        },
      };
    };

  const careful: BotKind<Game, View, Move> = {
    id: 'careful',
    title: 'Careful',
    help: `Guesses what is hidden, tries every move on its guesses and takes the best. Slow: about ${gamesPerSecond} games a second on each core, so start with few games.`,
    role: 'player',
    seat: seatWith(thinking.playouts),
    seatForPeople: seatWith(thinking.playoutsForPeople),
  };
  return { ...played, bots: [...played.bots, careful] };
}

/** Returns the value of a state: half for a good ending, half for winning; 0 for an unfinished game. */
function worthOfOutcome<Body, Game, State, View, Move, LogEvent>(
  played: Played<Body, Game, State, View, Move, LogEvent>,
  game: Game,
  state: State,
  seat: Seat,
): number {
  const outcome = played.outcome(game, state);
  if (outcome === undefined) return 0;
  const isGood = played.endings(game).some(({ id, good }) => good && id === outcome.ending);
  return (Number(isGood) + Number(outcome.winners.includes(seat))) / 2;
}
