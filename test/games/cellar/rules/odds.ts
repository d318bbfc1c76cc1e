import type { Odds } from '@/lib/contract/played';
import { fraction } from '@/lib/kernel/fraction';
import type { Tile } from './lamps';

const TILES = { door: 'The door', pit: 'A pit', floor: 'Floor' } as const;

/** Returns the odds of each kind of tile among the hidden ones. */
export const oddsAmong = (hidden: readonly Tile[]): readonly Odds[] =>
  Object.entries(TILES)
    .map(([tile, label]) => ({ label, count: hidden.filter((one) => one === tile).length }))
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => ({
      label,
      chance: count / hidden.length,
      exact: fraction(count, hidden.length),
      question: 'Under it',
    }));
