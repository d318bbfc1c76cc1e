import type { AnyPlayed, Seat } from '@/lib/contract/played';

interface Positions {
  readonly played: AnyPlayed;
  readonly game: unknown;
  /** Positions that the seat cannot distinguish. */
  readonly states: readonly unknown[];
  /** Returns a move without the parts that only its player knows. */
  readonly publicPart: (move: unknown) => unknown;
}

/** Two different accounts of a move that a seat received, although it saw the same both times. */
export interface Leak {
  readonly move: unknown;
  readonly heard: string;
  readonly instead: string;
}

/** Moves tried in each position. */
const MOVES_TRIED = 30;

const text = (value: unknown) => JSON.stringify(value);

/**
 * Makes moves in positions that a seat cannot distinguish. If the public part of the move and everything that the seat
 * sees are the same, the happenings and the narration that it gets must be the same. Returns the first counterexample.
 */
export function leakTo(who: Seat, { played, game, states, publicPart }: Positions): Leak | undefined {
  const known = new Map<string, string>();
  for (const state of states) {
    const [actor] = played.toAct(game, state);
    if (actor === undefined) continue;
    for (const move of [...played.moves(game, state, actor)].slice(0, MOVES_TRIED)) {
      const { seen, heard } = watch(who, played, game, played.clone(state), actor, move);
      const sight = text([actor === who ? move : publicPart(move), seen]);
      const instead = known.get(sight);
      if (instead !== undefined && instead !== heard) return { move, heard, instead };
      known.set(sight, heard);
    }
  }
  return undefined;
}

/** Makes a move and returns what a seat sees during and after it, and the happenings and narration that it gets. */
function watch(who: Seat, played: AnyPlayed, game: unknown, state: unknown, actor: Seat, move: unknown) {
  const view = played.view(game, state, who);
  const seen: string[] = [];
  const heard: unknown[] = [];
  const look = () => {
    const sight = text(played.show(game, view));
    if (sight !== seen.at(-1)) seen.push(sight);
  };
  played.play(game, state, actor, move, (happening) => {
    look();
    const one = played.filterEvent(game, happening, who);
    if (one !== undefined) heard.push([one, played.narrate(game, one, view) ?? null]);
  });
  look();
  return { seen, heard: text(heard) };
}

/** A simultaneous decision of seat `of` that seat `to` learned before making its own. */
interface Betrayal {
  readonly of: Seat;
  readonly to: Seat;
  readonly known: string;
  readonly instead: string;
}

/** Options tried for each decision. */
const WAYS_TRIED = 8;

/**
 * Lets the seats that act simultaneously decide one after the other. A seat that has yet to decide must not learn the
 * other decisions, and the order must not matter. Returns the first counterexample.
 */
export function betrayalIn(played: AnyPlayed, game: unknown, state: unknown): Betrayal | undefined {
  const seats = played.toAct(game, state);
  for (const of of seats) {
    for (const to of seats) {
      const found = of === to ? undefined : betrayalOf(played, game, state, of, to);
      if (found) return found;
    }
  }
  return undefined;
}

function betrayalOf(played: AnyPlayed, game: unknown, state: unknown, of: Seat, to: Seat): Betrayal | undefined {
  const waysOf = (seat: Seat) => [...played.moves(game, state, seat)].slice(0, WAYS_TRIED);
  const [answer] = waysOf(to);
  let instead: string | undefined;
  for (const move of waysOf(of)) {
    const copy = played.clone(state);
    const { seen, heard } = watch(to, played, game, copy, of, move);
    const known = text([seen, heard, [...played.moves(game, copy, to)]]);
    if (instead !== undefined && known !== instead) return { of, to, known, instead };
    instead = known;
    const other = played.clone(state);
    played.play(game, copy, to, answer);
    played.play(game, other, to, answer);
    played.play(game, other, of, move);
    if (text(copy) !== text(other)) return { of, to, known: text(copy), instead: text(other) };
  }
  return undefined;
}
