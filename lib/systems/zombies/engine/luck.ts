import type { Seat } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { below, shuffle } from '@/lib/kernel/rng';

/** Source of rolls and shuffles of a card game. */
export interface Luck {
  /** Returns a roll from 1 to `sides`. */
  roll(rng: number[], sides: number): number;
  /** Shuffles the cards of a draw pile; the last one is drawn next. */
  shufflePile(rng: number[], cards: number[]): void;
  /** Shuffles the face-down cards of one row, from left to right. */
  shuffleRow(rng: number[], cards: number[]): void;
}

/** Randomness from a generator inside the state: the same seed gives the same game. */
export const seededLuck: Luck = {
  roll: (rng, sides) => 1 + below(rng, sides),
  shufflePile: shuffle,
  shuffleRow: shuffle,
};

/** A draw pile, of which the last card is drawn next, and discards. */
interface Piles {
  readonly rng: number[];
  readonly draw: number[];
  readonly discard: number[];
}

/** Shuffles the discards into the draw pile and returns its new size. */
export function reshuffle({ rng, draw, discard }: Piles, luck: Luck): number {
  draw.push(...discard);
  discard.length = 0;
  luck.shufflePile(rng, draw);
  return draw.length;
}

/**
 * Rolls for all these seats in order; the highest wins, and tied seats roll again. A single seat does not roll. `tell`
 * receives each set of rolls by seat, -1 for seats that did not roll.
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
