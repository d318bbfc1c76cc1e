import type { Bot, BotKind, Played, Seat } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { nextInt, type Rng, seededRng, shuffle } from '@/lib/kernel/rng';

/** A game that can be guessed at. */
export type Guessable<Body, Game, State, View, Move, LogEvent> = Played<Body, Game, State, View, Move, LogEvent> &
  Required<Pick<Played<Body, Game, State, View, Move, LogEvent>, 'guess'>>;

/** How a rollout bot plays one game. */
export interface Thinking<Game, State, View, Move> {
  /** How often it plays on for each decision, all moves together. With many moves left it is a few more. */
  readonly playouts: number;
  /** About how many games a second it plays on one core: authors are told. */
  readonly gamesPerSecond: number;
  /** How everybody plays on: a cheap bot, but one that uses what it sees. If it plays at random, looking first seems useless. */
  readonly policy: BotKind<Game, View, Move>['seat'];
  /** How many rounds are played on, counting the one in progress; to the end of the game if left out. */
  readonly horizon?: number;
  /** How good it is for a seat to be where a game was left, from 0 to 1; by its outcome alone if left out. */
  readonly worth?: (game: Game, state: State, seat: Seat) => number;
  /** A move to make without thinking, such as one that every bot draws at random. */
  readonly given?: (view: View, rng: Rng) => Move | undefined;
}

/** A game of random moves can go round in circles. */
const MOVES_MAX = 1_000;

/** A game with one bot more: it guesses what is hidden, plays each move on, and takes the one that comes out best. */
export function withRolloutBot<Body, Game, State, View, Move, LogEvent>(
  played: Guessable<Body, Game, State, View, Move, LogEvent>,
  thinking: Thinking<Game, State, View, Move>,
): Guessable<Body, Game, State, View, Move, LogEvent> {
  const { playouts, gamesPerSecond, policy, horizon, given } = thinking;
  const worth = thinking.worth ?? ((game, state, seat) => worthOfOutcome(played, game, state, seat));

  /** What comes of a move in a guessed game, if all go on by the policy. The same luck takes the same draws. */
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

  /** Sequential halving: all moves meet the same guesses, and the better half goes on to more of them. */
  function best(game: Game, view: View, seat: Seat, moves: readonly Move[], rng: Rng): Move {
    const halvings = Math.ceil(Math.log2(moves.length));
    let left = moves.map((move) => ({ move, worth: 0 }));
    while (left.length > 1) {
      const guesses = Math.max(1, Math.floor(playouts / (halvings * left.length)));
      for (let i = 0; i < guesses; i++) {
        const guessed = played.guess(game, view, rng);
        const luck = nextInt(rng);
        for (const one of left) one.worth += rollOut(game, guessed, seat, one.move, luck);
      }
      left = left.toSorted((a, b) => b.worth - a.worth).slice(0, Math.ceil(left.length / 2));
    }
    return at(left, 0).move;
  }

  const careful: BotKind<Game, View, Move> = {
    id: 'careful',
    title: 'Careful',
    help: `Guesses what is hidden, tries every move on its guesses and takes the best. Slow: about ${gamesPerSecond} games a second on each core, so start with few games.`,
    role: 'player',
    seat(game, seat, seed) {
      const rng = seededRng(seed);
      return {
        decide(view, moves) {
          const move = given?.(view, rng);
          if (move !== undefined) return move;
          const legal = [...moves()];
          // In any order, so that no move is preferred where all come out alike, or where not all can be tried.
          shuffle(rng, legal);
          return best(game, view, seat, legal.slice(0, playouts), rng);
        },
      };
    },
  };
  return { ...played, bots: [...played.bots, careful] };
}

/** Half for an ending that people hope for, half for winning oneself; nothing for a game that was left. */
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
