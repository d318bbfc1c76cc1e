import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, nextInt, seededRng, shuffle } from './rng';

const drawn = <T>(count: number, draw: () => T) => Array.from({ length: count }, draw);

describe('seededRng()', () => {
  it('gives the same numbers for the same seed on every platform', () => {
    const rng = seededRng(1);
    expect(drawn(3, () => nextInt(rng))).toMatchInlineSnapshot(`
      [
        573063952,
        3268221502,
        703077755,
      ]
    `);
  });

  it('gives different numbers for different seeds, even beyond 32 bits', () => {
    const seeds = [0, 1, -1, 2 ** 32, 2 ** 40 + 1];
    const firsts = seeds.map((seed) => nextInt(seededRng(seed)));
    expect(new Set(firsts).size).toBe(seeds.length);
  });

  it('continues from a copy of its state', () => {
    const rng = seededRng(7);
    drawn(5, () => nextInt(rng));
    const copy = JSON.parse(JSON.stringify(rng)) as number[];
    expect(drawn(9, () => nextInt(copy))).toEqual(drawn(9, () => nextInt(rng)));
  });
});

describe('below()', () => {
  it('stays below its limit', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 21 }), (seed, limit) => {
        const number = below(seededRng(seed), limit);
        expect(Number.isInteger(number) && number >= 0 && number < limit).toBe(true);
      }),
    );
  });

  it('returns every number about equally often', () => {
    const rng = seededRng(3);
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 70_000; i++) {
      const number = below(rng, 7);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});

describe('shuffle()', () => {
  it('keeps every card', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), (seed, list) => {
        const shuffled = [...list];
        shuffle(seededRng(seed), shuffled);
        expect(shuffled.toSorted()).toEqual(list.toSorted());
      }),
    );
  });

  it('produces every order of three items equally often', () => {
    const rng = seededRng(5);
    const counts = new Map<string, number>();
    for (let i = 0; i < 60_000; i++) {
      const list = [1, 2, 3];
      shuffle(rng, list);
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});
