import type { Refusal, Seat } from '@/lib/contract/played';

const NOBODY: readonly Seat[] = [];

/** Whose turn it is where one seat acts at a time; below zero, nobody's. The lists are made once, for speed. */
export function seatsUpTo(max: number): (seat: Seat) => readonly Seat[] {
  const lists = Array.from({ length: max }, (_, seat): readonly Seat[] => [seat]);
  return (seat) => lists[seat] ?? NOBODY;
}

/** Makes moves by an engine that answers with the code of a refusal. */
export const refusing =
  <Game, State, Move, Emit>(
    play: (game: Game, state: State, seat: Seat, move: Move, emit?: Emit) => string | undefined,
  ) =>
  (game: Game, state: State, seat: Seat, move: Move, emit?: Emit): Refusal | undefined => {
    const code = play(game, state, seat, move, emit);
    return code === undefined ? undefined : { code };
  };
