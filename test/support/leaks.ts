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
