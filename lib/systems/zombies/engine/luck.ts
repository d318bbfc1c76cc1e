import { below, shuffle } from '@/lib/kernel/rng';
import type { Card } from './cards';

/** Where rolls and shuffles come from. */
export interface Luck {
  /** A roll from 1 to the number of sides. */
  roll(rng: number[], sides: number): number;
  /** Shuffles cards that become the draw pile, whose next card is the last one. */
  shufflePile(rng: number[], cards: Card[]): void;
  /** Shuffles the face-down cards of one row, from left to right. */
  shuffleRow(rng: number[], cards: Card[]): void;
}

/** The seeded generator inside the state: the same seed, the same luck. */
export const seededLuck: Luck = {
  roll: (rng, sides) => 1 + below(rng, sides),
  shufflePile: shuffle,
  shuffleRow: shuffle,
};
