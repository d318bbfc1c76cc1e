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
