import type { JsonObject } from '@/lib/kernel/json';
import { cellsOfRows } from '@/lib/systems/mothership/layout/cells';
import type { Ship } from '@/lib/systems/mothership/schema';

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** Grid in which every cell is a tile. */
export const FULL: readonly string[] = times(26, (y) => `${y ? '#' : 'S'}${'#'.repeat(24)}${y === 25 ? 'F' : '#'}`);

/** One corridor through the whole grid: without any one of its tiles, the ship falls apart. */
export const SNAKE: readonly string[] = times(26, (y) => {
  if (y % 2 === 1) return y % 4 === 1 ? `${'.'.repeat(25)}${y === 25 ? 'F' : '#'}` : `#${'.'.repeat(25)}`;
  return y === 0 ? `S${'#'.repeat(25)}` : '#'.repeat(26);
});

/** Creates the largest kit that the schema allows: every list has its maximum length. */
export function largestKit({ traps, characters, endings, levels, ...rest }: Ship, rows: readonly string[]): Ship {
  const cycled = <Entry extends JsonObject>(list: readonly Entry[], i: number, prefix: string) => ({
    ...(list[i % list.length] as Entry),
    id: `${prefix}${i}`,
  });
  const lines = times(40, (i) => ({ id: `line-${i}`, trap: `trap-${i}` }));
  return {
    ...rest,
    layout: [...cellsOfRows(rows)],
    levels: times(12, (i) => cycled(levels, i, 'level-')),
    endings: times(30, (i) => cycled(endings, i, 'ending-')),
    traps: times(40, (i) => {
      const effects = times(8, (n) => cycled(traps[n % traps.length]?.effects ?? [], 0, `effect-${n}-`));
      return { ...cycled(traps, i, 'trap-'), effects };
    }),
    characters: times(40, (i) => ({ ...cycled(characters, i, 'who-'), immune: lines, waiveSurcharge: lines })),
  };
}
