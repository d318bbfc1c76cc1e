import type { Line, Refusal, Scene, Seat } from '@/lib/contract/played';

const NOBODY: readonly Seat[] = [];

/** Whose turn it is where one seat acts at a time; below zero, nobody's. The lists are made once, for speed. */
export function seatsUpTo(max: number): (seat: Seat) => readonly Seat[] {
  const lists = Array.from({ length: max }, (_, seat): readonly Seat[] => [seat]);
  return (seat) => lists[seat] ?? NOBODY;
}

/** Sets of seats, each by the bits of its seats. The lists are made once, for speed. */
export function seatSetsUpTo(max: number): (bits: number) => readonly Seat[] {
  const lists = Array.from({ length: 2 ** max }, (_, bits): readonly Seat[] =>
    Array.from({ length: max }, (__, seat) => seat).filter((seat) => (bits >> seat) & 1),
  );
  return (bits) => lists[bits] ?? NOBODY;
}

/** The next seat where turns pass by so many seats: 1 clockwise, -1 counterclockwise. */
export const seatAfter = (seat: Seat, step: number, players: number): Seat => (seat + step + players) % players;

/** Every seat in the order of play, beginning with one. */
export const seatsFrom = (first: Seat, step: number, players: number): readonly Seat[] =>
  Array.from({ length: players }, (_, i) => (first + step * i + players * players) % players);

/** Makes moves by an engine that answers with the code of a refusal. */
export const refusing =
  <Game, State, Move, Emit>(
    play: (game: Game, state: State, seat: Seat, move: Move, emit?: Emit) => string | undefined,
  ) =>
  (game: Game, state: State, seat: Seat, move: Move, emit?: Emit): Refusal | undefined => {
    const code = play(game, state, seat, move, emit);
    return code === undefined ? undefined : { code };
  };

/** What a player without a name is called; below zero, nobody. */
export const playerName = (seat: Seat): string => (seat < 0 ? 'nobody' : `Player ${seat + 1}`);

/** A seat as scenes and moves in words name its player. */
export const personId = (seat: Seat): string => `seat-${seat}`;

/** The players as a scene has them, with a note each; and where they are, and whether they are out, where that counts. */
export const peopleOf = (
  players: number,
  about: (seat: Seat) => { readonly note: string } & Partial<Pick<Person, 'label' | 'room' | 'out'>>,
): readonly Person[] =>
  Array.from({ length: players }, (_, seat) => {
    const { label = playerName(seat), room, note, out = false } = about(seat);
    return { id: personId(seat), label, kind: 'character', room, note, out };
  });

type Person = Scene['people'][number];

/** What became of each player, winners first and then by what they came to. */
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
