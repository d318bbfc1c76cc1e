import type { Outcome } from '@/lib/contract/played';
import type { Findings, OpeningShare } from '@/lib/contract/playtest-report';
import type { Lineup } from './lineup';
import { winsOf } from './wins';

/** Number of games with a known opener, and wins by place in the order of play and by number of winners. */
export interface OpeningSums {
  readonly games: number;
  readonly wins: readonly (readonly number[])[];
}

/** Counts winners by their distance from the opener. Uses integers only, so that sums do not depend on the order. */
export class OpeningAdder {
  readonly #table: Lineup;
  readonly sums: { games: number; readonly wins: number[][] };

  constructor(lineup: Lineup) {
    this.#table = lineup;
    const places = lineup.played.opener ? lineup.players : 0;
    this.sums = { games: 0, wins: Array.from({ length: places }, () => Array.from({ length: places + 1 }, () => 0)) };
  }

  add(state: unknown, outcome: Outcome | undefined): void {
    const { played, game, players } = this.#table;
    const opener = played.opener?.(game, state);
    if (opener === undefined) return;
    this.sums.games++;
    if (!outcome) return;
    const { seats, sharers } = winsOf(this.#table, outcome);
    const direction = played.direction?.(game) ?? 1;
    for (const seat of seats) {
      const row = this.sums.wins[((seat - opener) * direction + players) % players];
      if (row) row[sharers] = (row[sharers] ?? 0) + 1;
    }
  }
}

export const mergeOpening = (earlier: OpeningSums, later: OpeningSums): OpeningSums => ({
  games: earlier.games + later.games,
  wins: earlier.wins.map((row, place) => row.map((count, i) => count + (later.wins[place]?.[i] ?? 0))),
});

/** Returns a row for each place in the order of play; none for a game without an opener. */
export const readOpening = ({ games, wins }: OpeningSums): readonly OpeningShare[] =>
  games === 0
    ? []
    : wins.map((row, place) => ({
        id: String(place + 1),
        label: `${ORDINALS[place] ?? `${place + 1}th`} to play`,
        games,
        won: partsWon(row),
      }));

/** Returns the games won, from their numbers by how many shared them: a win that k share counts as 1/k. */
export const partsWon = (bySharers: readonly number[]): number =>
  bySharers.reduce((sum, count, sharers) => sum + (sharers > 0 ? count / sharers : 0), 0);

/** Returns the rows to show. Empty if the same seat always opens, since they would equal the shares of the seats. */
export const openingToShow = ({ opening, seats }: Findings): readonly OpeningShare[] =>
  opening.every(({ won }, place) => won === seats[place]?.count) ? [] : opening;

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const;
