import type { Lineup } from './lineup';
import { mergeOpening, OpeningAdder, type OpeningSums } from './opening';
import type { Finished } from './play-one';
import { winsOf } from './wins';

/** An extreme game and its score. */
interface Standout {
  readonly seed: number;
  readonly by: number;
}

/** Sums over many games. Of constant size; plain data that workers can send. */
export interface Sums {
  readonly runs: number;
  readonly steps: number;
  /** Games by ending, in the order of `endings`. */
  readonly endings: readonly number[];
  readonly unfinished: number;
  /** Games by number of winners. */
  readonly winners: readonly number[];
  /** By seat: won games by the number of seats that shared the win. */
  readonly seats: readonly (readonly number[])[];
  readonly opening: OpeningSums;
  /** Games by length in rounds, and the first game of each length. */
  readonly lengths: readonly number[];
  readonly seedByLength: readonly (number | null)[];
  /** Games by number of turns. */
  readonly turns: readonly number[];
  readonly tallies: readonly Float64Array[];
  readonly worst: Standout | null;
  readonly shortest: Standout | null;
}

const NOBODY = { seats: [], sharers: 0 } as const;

/** Longest game with an individual count of turns; longer games share one bin. */
const TURNS_COUNTED = 2000;

type Growing<Value> = Value extends readonly (infer Item)[] ? Growing<Item>[] : Value;

/** Accumulates games in place in `sums`. */
export class Adder {
  readonly #table: Lineup;
  readonly #endings: ReadonlyMap<string, number>;
  readonly #opening: OpeningAdder;
  readonly sums: { -readonly [Key in keyof Sums]: Growing<Sums[Key]> };

  constructor(lineup: Lineup) {
    const { played, game, players } = lineup;
    this.#table = lineup;
    const endings = played.endings(game);
    this.#endings = new Map(endings.map(({ id }, i) => [id, i]));
    this.#opening = new OpeningAdder(lineup);
    this.sums = {
      runs: 0,
      steps: 0,
      endings: endings.map(() => 0),
      unfinished: 0,
      winners: Array.from({ length: players + 1 }, () => 0),
      seats: Array.from({ length: players }, () => Array.from({ length: players + 1 }, () => 0)),
      opening: this.#opening.sums,
      lengths: Array.from({ length: played.roundLimit + 1 }, () => 0),
      seedByLength: Array.from({ length: played.roundLimit + 1 }, () => null),
      turns: Array.from({ length: TURNS_COUNTED + 1 }, () => 0),
      tallies: played.tallies.map((tally) => new Float64Array(tally.rows(game).length * tally.columns.length)),
      worst: null,
      shortest: null,
    };
  }

  add({ state, outcome, steps }: Finished, seed: number): void {
    const { played, game } = this.#table;
    const { sums } = this;
    const { rounds, turns } = played.clock(game, state);
    const length = Math.min(rounds, played.roundLimit);
    sums.runs++;
    sums.steps += steps;
    sums.lengths[length] = (sums.lengths[length] ?? 0) + 1;
    sums.seedByLength[length] ??= seed;
    const counted = Math.min(turns, TURNS_COUNTED);
    sums.turns[counted] = (sums.turns[counted] ?? 0) + 1;
    const { seats, sharers } = outcome ? winsOf(this.#table, outcome) : NOBODY;
    sums.winners[seats.length] = (sums.winners[seats.length] ?? 0) + 1;
    for (const seat of seats) {
      const row = sums.seats[seat];
      if (row) row[sharers] = (row[sharers] ?? 0) + 1;
    }
    const ending = outcome && this.#endings.get(outcome.ending);
    if (ending !== undefined) sums.endings[ending] = (sums.endings[ending] ?? 0) + 1;
    if (!outcome) sums.unfinished++;
    this.#opening.add(state, outcome);
    for (const [i, tally] of played.tallies.entries()) {
      const table = sums.tallies[i];
      if (table) tally.add(game, state, table);
    }
    sums.worst = further(sums.worst, { seed, by: played.misery(game, state) });
    if (outcome) sums.shortest = further(sums.shortest, { seed, by: -turns });
  }
}

/** Merges the sums of two lots of the same table; `earlier` was played first. */
export function mergeSums(earlier: Sums, later: Sums): Sums {
  return {
    runs: earlier.runs + later.runs,
    steps: earlier.steps + later.steps,
    endings: addUp(earlier.endings, later.endings),
    unfinished: earlier.unfinished + later.unfinished,
    winners: addUp(earlier.winners, later.winners),
    seats: earlier.seats.map((row, seat) => addUp(row, later.seats[seat] ?? [])),
    opening: mergeOpening(earlier.opening, later.opening),
    lengths: addUp(earlier.lengths, later.lengths),
    seedByLength: earlier.seedByLength.map((seed, i) => seed ?? later.seedByLength[i] ?? null),
    turns: addUp(earlier.turns, later.turns),
    tallies: earlier.tallies.map((sums, i) => sums.map((sum, j) => sum + (later.tallies[i]?.[j] ?? 0))),
    worst: further(earlier.worst, later.worst),
    shortest: further(earlier.shortest, later.shortest),
  };
}

const addUp = (a: readonly number[], b: readonly number[]) => a.map((count, i) => count + (b[i] ?? 0));

/** Returns the more extreme game. The earlier one wins a tie, so that the division into lots does not matter. */
function further(a: Standout | null, b: Standout | null): Standout | null {
  if (!a || !b) return a ?? b;
  return b.by > a.by ? b : a;
}
