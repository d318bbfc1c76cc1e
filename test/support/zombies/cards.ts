import { seededRng, shuffle } from '@/lib/kernel/rng';
import { type Game, NONE } from '@/lib/systems/zombies/engine/game';
import type { State } from '@/lib/systems/zombies/engine/state';

/** All cards of a game, wherever they are. */
export const allCards = ({ rows, draw, discard, removed, saved, locks, held, flipped }: State): readonly number[] =>
  [
    ...rows,
    ...draw,
    ...discard,
    ...removed,
    ...saved.flat(),
    ...locks.flat().map(({ card }) => card),
    ...held.flat(),
    flipped,
  ]
    .filter((card) => card !== NONE)
    .toSorted((a, b) => a - b);

/** Copies a game that a seat cannot distinguish: what it may not know is shuffled. */
export function disguised({ slots }: Game, state: State, seat: number, seed: number): State {
  const other = structuredClone(state);
  const hidden = [...other.rows.keys()].filter(
    (place) =>
      other.rows[place] !== NONE &&
      Math.floor(place / slots) !== seat &&
      (((other.known[place] ?? 0) >> seat) & 1) === 0,
  );
  const cards = [...hidden.map((place) => other.rows[place] ?? NONE), ...other.draw];
  shuffle(seededRng(seed), cards);
  for (const place of hidden) other.rows[place] = cards.pop() ?? NONE;
  other.draw.splice(0, other.draw.length, ...cards);
  return other;
}
