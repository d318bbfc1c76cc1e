import fc from 'fast-check';
import { expect, it } from 'vitest';
import { playtest } from '@/lib/playtest/playtest';
import { cellarPlay as played } from '../support/cellar';
import { describePlayed } from '../support/played.suite';

describePlayed({
  name: 'The Cellar',
  played,
  body: fc.record({
    tiles: fc.integer({ min: 3, max: 20 }),
    pits: fc.integer({ min: 0, max: 2 }),
    lamps: fc.integer({ min: 1, max: 9 }),
  }),
  players: [1, 4],
  disguise(_, state, seat) {
    const { tiles, known } = state as { tiles: string[]; known: number[] };
    const hidden = [...tiles.keys()].filter((i) => ((known[i] ?? 0) & ((1 << seat) | (1 << 8))) === 0);
    const turned = [...hidden.slice(1), ...hidden.slice(0, 1)];
    const disguised = [...tiles];
    for (const [i, from] of hidden.entries()) disguised[from] = tiles[turned[i] ?? from] ?? '';
    return { ...(state as object), tiles: disguised };
  },
});

it('is won more often by those who look first', () => {
  const body = { tiles: 12, pits: 5, lamps: 2 };
  const options = { players: 2, runs: 300, seed: 7 };
  const random = playtest(played, body, { ...options, bots: ['random'] });
  const careful = playtest(played, body, { ...options, bots: ['careful'] });
  expect(careful.wins.share).toBe(1);
  expect(random.wins.high).toBeLessThan(0.8);
  expect(random.endings.map(({ count }) => count).reduce((a, b) => a + b)).toBe(300);
});

it('says when nobody ever gets out', () => {
  const report = playtest(played, { tiles: 9, pits: 9, lamps: 1 }, { players: 1, runs: 20, seed: 1 });
  expect(report.wins.count + report.endings.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0);
});
