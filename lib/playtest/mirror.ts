import type { MirrorFindings } from '@/lib/contract/playtest-report';
import type { Lineup } from './lineup';
import type { Lot } from './play-many';
import { playOne, seedOf } from './play-one';
import { meanOf } from './statistics';
import { Adder, mergeSums, type Sums } from './sums';
import { winsOf } from './wins';

/** Results of mirrored pairs. A pair is one seed, played once for every rotation of the bots around the table. */
export interface MirrorSums {
  readonly pairs: number;
  readonly byDeal: number;
  readonly byPlayer: number;
  /** By bot: histogram of pairs by the parts of a game that the bot won in them. */
  readonly won: readonly (readonly number[])[];
}

/** The unrotated games, counted like any others, and the pairs. */
export interface MirroredSums {
  readonly games: Sums;
  readonly mirror: MirrorSums;
}

/** Plays and sums up a lot of pairs. Merging lots in order gives the same result as one large lot. */
export function playMirrored(lineup: Lineup, { seed, from, to }: Lot): MirroredSums {
  const lineups = lineup.bots.slice(0, lineup.players).map((_, by) => turnedBy(lineup, by));
  const games = new Adder(lineup);
  const pairs = new PairAdder(lineup);
  for (let number = from; number < to; number++) {
    const gameSeed = seedOf(seed, number);
    const winners = lineups.map((turned, by) => {
      const finished = playOne(turned, gameSeed);
      // Per-seat results refer to the original seating only.
      if (by === 0) games.add(finished, gameSeed);
      return finished.outcome ? winsOf(lineup, finished.outcome).seats : [];
    });
    pairs.add(winners);
  }
  return { games: games.sums, mirror: pairs.sums };
}

export const mergeMirrored = (earlier: MirroredSums, later: MirroredSums): MirroredSums => ({
  games: mergeSums(earlier.games, later.games),
  mirror: {
    pairs: earlier.mirror.pairs + later.mirror.pairs,
    byDeal: earlier.mirror.byDeal + later.mirror.byDeal,
    byPlayer: earlier.mirror.byPlayer + later.mirror.byPlayer,
    won: earlier.mirror.won.map((row, bot) => row.map((count, i) => count + (later.mirror.won[bot]?.[i] ?? 0))),
  },
});

/** Evaluates the sums. Results within a pair are correlated, so a pair counts as one sample. */
export function readMirror({ bots, players }: Lineup, { pairs, byDeal, byPlayer, won }: MirrorSums): MirrorFindings {
  const parts = partsOf(players);
  return {
    pairs,
    byDeal,
    byPlayer,
    split: pairs - byDeal - byPlayer,
    bots: won.map((counts, i) => {
      const { mean, low, high } = meanOf(counts, players * parts);
      const [share, least, most] = [mean, low, high].map((value) => value / (players * parts));
      return { id: bots[i]?.id ?? '', share: share ?? 0, low: least ?? 0, high: most ?? 1 };
    }),
  };
}

/** Rotates the players' bots by `by` seats. A host stays. */
function turnedBy(lineup: Lineup, by: number): Lineup {
  const { bots, players } = lineup;
  const minds = bots.slice(0, players);
  return { ...lineup, bots: [...minds.slice(players - by), ...minds.slice(0, players - by), ...bots.slice(players)] };
}

class PairAdder {
  readonly #players: number;
  readonly #parts: number;
  readonly sums: { pairs: number; byDeal: number; byPlayer: number; readonly won: number[][] };

  constructor({ players }: Lineup) {
    this.#players = players;
    this.#parts = partsOf(players);
    const won = Array.from({ length: players }, () => Array.from({ length: players * this.#parts + 1 }, () => 0));
    this.sums = { pairs: 0, byDeal: 0, byPlayer: 0, won };
  }

  /** Adds a pair: the winning seats of each game, by rotation. */
  add(games: readonly (readonly number[])[]): void {
    const { sums } = this;
    sums.pairs++;
    const botAt = (seat: number, by: number) => (seat - by + this.#players) % this.#players;
    const alone = games.map((seats) => (seats.length === 1 ? seats[0] : undefined));
    if (isOne(alone)) sums.byDeal++;
    else if (isOne(alone.map((seat, by) => (seat === undefined ? undefined : botAt(seat, by))))) sums.byPlayer++;
    const won = sums.won.map(() => 0);
    for (const [by, seats] of games.entries()) {
      for (const seat of seats) {
        const bot = botAt(seat, by);
        won[bot] = (won[bot] ?? 0) + this.#parts / seats.length;
      }
    }
    for (const [bot, parts] of won.entries()) {
      const row = sums.won[bot];
      if (row) row[parts] = (row[parts] ?? 0) + 1;
    }
  }
}

/** Tells whether every game has the same single winner. */
const isOne = ([first, ...others]: readonly (number | undefined)[]): boolean =>
  first !== undefined && others.every((other) => other === first);

/** Number of parts of a game, so that any number of winners can share it evenly and sums stay integers. */
function partsOf(players: number): number {
  let parts = 1;
  for (let sharers = 2; sharers <= players; sharers++) parts *= sharers / divisorOf(parts, sharers);
  return parts;
}

const divisorOf = (a: number, b: number): number => (b === 0 ? a : divisorOf(b, a % b));
