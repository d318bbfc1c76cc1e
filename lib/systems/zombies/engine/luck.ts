import type { Seat } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { below, shuffle } from '@/lib/kernel/rng';

/** Where rolls and shuffles of a card game come from. */
export interface Luck {
  /** A roll from 1 to the number of sides. */
  roll(rng: number[], sides: number): number;
  /** Shuffles cards that become the draw pile, whose next card is the last one. */
  shufflePile(rng: number[], cards: number[]): void;
  /** Shuffles the face-down cards of one row, from left to right. */
  shuffleRow(rng: number[], cards: number[]): void;
}

/** A seeded generator inside a state: the same seed, the same luck. */
export const seededLuck: Luck = {
  roll: (rng, sides) => 1 + below(rng, sides),
  shufflePile: shuffle,
  shuffleRow: shuffle,
};

/** A draw pile whose next card is the last one, and discards. */
interface Piles {
  readonly rng: number[];
  readonly draw: number[];
  readonly discard: number[];
}

/** Shuffles the discards into the draw pile; how many cards that has now. */
export function reshuffle({ rng, draw, discard }: Piles, luck: Luck): number {
  draw.push(...discard);
  discard.length = 0;
  luck.shufflePile(rng, draw);
  return draw.length;
}

/**
 * All of these seats roll in order and the highest wins; those who tie roll again. One seat alone need not roll.
 * Rolls are told by seat, -1 for those who did not have to.
 */
export function rollOff(
  seats: readonly Seat[],
  players: number,
  roll: () => number,
  tell: (rolls: readonly number[]) => void,
): Seat {
  let left = seats;
  while (left.length > 1) {
    const rolls = filled(players, -1);
    for (const seat of left) rolls[seat] = roll();
    tell(rolls);
    const highest = Math.max(...rolls);
    left = left.filter((seat) => rolls[seat] === highest);
  }
  return at(left, 0);
}
