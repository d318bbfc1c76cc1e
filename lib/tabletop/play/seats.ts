import type { Line, Refusal, Scene, Seat } from '@/lib/contract/played';

const NOBODY: readonly Seat[] = [];

/** Returns a function that lists the only seat to act, empty below zero. Lists are precomputed for speed. */
export function seatsUpTo(max: number): (seat: Seat) => readonly Seat[] {
  const lists = Array.from({ length: max }, (_, seat): readonly Seat[] => [seat]);
  return (seat) => lists[seat] ?? NOBODY;
}

/** Returns a function from bit sets to lists of seats. Lists are precomputed for speed. */
export function seatSetsUpTo(max: number): (bits: number) => readonly Seat[] {
  const lists = Array.from({ length: 2 ** max }, (_, bits): readonly Seat[] =>
    Array.from({ length: max }, (__, seat) => seat).filter((seat) => (bits >> seat) & 1),
  );
  return (bits) => lists[bits] ?? NOBODY;
}

/** Returns the next seat; `step` is 1 clockwise, −1 counterclockwise. */
export const seatAfter = (seat: Seat, step: number, players: number): Seat => (seat + step + players) % players;

/** Returns all seats in turn order, starting with `first`. */
export const seatsFrom = (first: Seat, step: number, players: number): readonly Seat[] =>
  Array.from({ length: players }, (_, i) => (first + step * i + players * players) % players);

/** Adapts an engine that returns codes of refusals. */
export const refusing =
  <Game, State, Move, Emit>(
    play: (game: Game, state: State, seat: Seat, move: Move, emit?: Emit) => string | undefined,
  ) =>
  (game: Game, state: State, seat: Seat, move: Move, emit?: Emit): Refusal | undefined => {
    const code = play(game, state, seat, move, emit);
    return code === undefined ? undefined : { code };
  };

/** Returns the name of an unnamed player; "nobody" below zero. */
export const playerName = (seat: Seat): string => (seat < 0 ? 'nobody' : `Player ${seat + 1}`);

/** Id of a seat's player in scenes and descriptions of moves. */
export const personId = (seat: Seat): string => `seat-${seat}`;

/** Returns the players for a scene, each with a note; room and `out` only matter in some games. */
export const peopleOf = (
  players: number,
  about: (seat: Seat) => { readonly note: string } & Partial<Pick<Person, 'label' | 'room' | 'out'>>,
): readonly Person[] =>
  Array.from({ length: players }, (_, seat) => {
    const { label = playerName(seat), room, note, out = false } = about(seat);
    return { id: personId(seat), label, kind: 'character', room, note, out };
  });

type Person = Scene['people'][number];

/** Returns a line about each player's fate, winners first, then by worth. */
export function epilogueOf(
  { players, winners }: { readonly players: number; readonly winners: readonly Seat[] },
  worth: (seat: Seat) => number,
  fateOf: (seat: Seat, isWinner: boolean) => string,
): readonly Line[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const won = (seat: Seat) => Number(winners.includes(seat));
  return seats
    .toSorted((a, b) => won(b) - won(a) || worth(b) - worth(a))
    .map((seat): Line => {
      const isWinner = winners.includes(seat);
      return { text: fateOf(seat, isWinner), weight: isWinner ? 'joy' : 'detail' };
    });
}
