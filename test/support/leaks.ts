import type { AnyPlayed, Seat } from '@/lib/contract/played';

interface Positions {
  readonly played: AnyPlayed;
  readonly game: unknown;
  /** Positions that look the same to the seat. */
  readonly states: readonly unknown[];
  /** A move without what only its maker knows. */
  readonly publicPart: (move: unknown) => unknown;
}

/** What a seat heard and was told of one move, while it saw the same as of another. */
export interface Leak {
  readonly move: unknown;
  readonly heard: string;
  readonly instead: string;
}

/** Of each position so many moves are made. */
const MOVES_TRIED = 30;

const text = (value: unknown) => JSON.stringify(value);

/**
 * Makes the same moves in positions that a seat cannot tell apart. As long as it sees the same, from the public part of
 * the move on and with everything that happens, it must hear and be told the same. Returns the first case where it is not.
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

/** Makes a move: what a seat sees at every moment of it and afterwards, and what it hears and is told. */
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
    const one = played.hears(game, happening, who);
    if (one !== undefined) heard.push([one, played.narrate(game, one, view) ?? null]);
  });
  look();
  return { seen, heard: text(heard) };
}

/** What a seat that has yet to decide learned of what another one decided at the same time. */
interface Betrayal {
  readonly of: Seat;
  readonly to: Seat;
  readonly known: string;
  readonly instead: string;
}

/** Of each decision so many ways are tried. */
const WAYS_TRIED = 8;

/**
 * Lets one seat after the other decide, of those that are to act at the same time. As long as another of them has yet to
 * decide, it must not learn how; and the order must not matter. Returns the first case where it does.
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
