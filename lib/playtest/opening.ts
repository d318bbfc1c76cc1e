import type { Outcome } from '@/lib/contract/played';
import type { Findings, OpeningShare } from '@/lib/contract/playtest-report';
import type { Lineup } from './lineup';
import { winsOf } from './wins';

/** Games whose opener is known, and wins by place in the order of play and by how many shared them. */
export interface OpeningSums {
  readonly games: number;
  readonly wins: readonly (readonly number[])[];
}

/** Counts who won, by how long after the opener they play; whole numbers alone, so that sums are the same in any order. */
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

/** A row for each place in the order of play; none of a game that nobody opens. */
export const readOpening = ({ games, wins }: OpeningSums): readonly OpeningShare[] =>
  games === 0
    ? []
    : wins.map((row, place) => ({
        id: String(place + 1),
        label: `${ORDINALS[place] ?? `${place + 1}th`} to play`,
        games,
        won: row.reduce((sum, count, sharers) => sum + (sharers > 0 ? count / sharers : 0), 0),
      }));

/** What people are shown of it: nothing where the same seat always opens, since the seats' shares say the same. */
export const openingToShow = ({ opening, seats }: Findings): readonly OpeningShare[] =>
  opening.every(({ won }, place) => won === seats[place]?.count) ? [] : opening;

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'] as const;
