import type { Game } from '../engine/game';

/** Scores are told apart as far as this many rows go. */
const ROWS_MAX = 16;

/** Where a score stands among the rows. */
export const bucketOf = (game: Game, score: number): number =>
  Math.min(Math.floor(score / stepOf(game)), Math.floor(mostOf(game) / stepOf(game)));

/** A row for each score that is possible, or for each few of them: "0", "4 to 7". */
export function bucketsOf(game: Game): readonly { readonly id: string; readonly label: string }[] {
  const step = stepOf(game);
  return Array.from({ length: bucketOf(game, mostOf(game)) + 1 }, (_, i) => {
    const [from, to] = [i * step, i * step + step - 1];
    return { id: String(from), label: step === 1 ? String(from) : `${from} to ${to}` };
  });
}

const stepOf = (game: Game): number => Math.ceil((mostOf(game) + 1) / ROWS_MAX);

/** As many points as anybody can have (rules 6 and 8), if no Super Trap keeps what was not wanted. */
function mostOf({ cards, bonuses, decks, rounds }: Game): number {
  let [points, creatures, locks] = [0, 0, 0];
  for (const { sort, number, copies } of cards) {
    if (number <= rounds) points += number;
    if (sort === 'creature') creatures++;
    if (sort === 'linkLock') locks += copies;
  }
  const links = decks.length > 1 ? Math.min(locks, Math.floor(creatures / 2)) : 0;
  return points + links * Math.max(bonuses.pair, bonuses.equal);
}
