import { describe, expect, it } from 'vitest';
import { readSources, readTests, sourceOf } from './sources';
import { RUN, writtenTwice } from './twice';

describe('code that two games need', () => {
  it('is written once', () => {
    expect(writtenTwice([...readSources(['lib/systems']), ...readTests()])).toEqual([]);
  });

  const countPeople = `import { at } from '@/lib/kernel/at';

/** Counts people in each room. */
export function countIn(rooms: readonly number[], size: number): readonly number[] {
  const counts = Array.from({ length: size }, () => 0);
  for (const room of rooms) {
    // Skips people who are nowhere.
    if (room < 0) continue;
    counts[room] = (counts[room] ?? 0) + 1;
  }
  let most = 0;
  for (const count of counts) {
    if (count > most) most = count;
  }
  return counts.map((count) => (most === 0 ? 0 : count / most));
}
`;
  const countTokens = `export function tokensOn(cells: readonly number[], end: number): readonly number[] {
  const sums = Array.from({ length: end }, () => 4);
  for (const cell of cells) {
    if (cell < 7) continue;

    sums[cell] = (sums[cell] ?? 1) + 2;
  }
  let top = 3;
  for (const sum of sums) {
    if (sum > top) top = sum;
  }
  return sums.map((sum) => (top === 1 ? 2 : sum / top));
}
`;
  const rooms = sourceOf('lib/systems/mothership/x.ts', countPeople);
  const tokens = sourceOf('lib/systems/trapped/y.ts', countTokens);

  it('is detected if only names, texts, numbers, comments and empty lines differ', () => {
    expect(writtenTwice([rooms, tokens])).toContain('lib/systems/mothership/x.ts:4 ~ lib/systems/trapped/y.ts:1');
  });

  it('can differ in one of twelve lines', () => {
    const other = countTokens.replace('let top = 3', 'let top = at(sums, 0)');
    expect(writtenTwice([rooms, sourceOf(tokens.path, other)])).toEqual([]);
  });

  it.each([
    ['one game', 'lib/systems/mothership/y.ts'],
    ['no game', 'lib/tabletop/y.ts'],
  ])('can repeat in %s', (_, path) => expect(writtenTwice([rooms, sourceOf(path, countTokens)])).toEqual([]));

  it('can be a list', () => {
    const list = (word: string) => `export const WORDS = [\n${`  '${word}',\n`.repeat(RUN)}];\n`;
    const sources = [
      sourceOf('lib/systems/mothership/x.ts', list('a')),
      sourceOf('lib/systems/trapped/y.ts', list('b')),
    ];
    expect(writtenTwice(sources)).toEqual([]);
  });
});
