import { expect, it } from 'vitest';
import { playtest } from '@/lib/playtest/playtest';
import { play as played } from '../games/cellar/play';

it('is won more often by bots that look first', () => {
  const body = { tiles: 12, pits: 5, lamps: 2 };
  const options = { players: 2, runs: 300, seed: 7 };
  const random = playtest(played, body, { ...options, bots: ['random'] });
  const peeking = playtest(played, body, { ...options, bots: ['peeking'] });
  expect(peeking.wins.share).toBe(1);
  expect(random.wins.high).toBeLessThan(0.8);
  expect(random.endings.map(({ count }) => count).reduce((a, b) => a + b)).toBe(300);
});

it('is won more often by the bot that guesses than by chance', () => {
  const body = { tiles: 12, pits: 5, lamps: 2 };
  const options = { players: 2, runs: 60, seed: 7 };
  const random = playtest(played, body, { ...options, bots: ['random'] });
  const careful = playtest(played, body, { ...options, bots: ['careful'] });
  expect(careful.wins.low).toBeGreaterThan(random.wins.high);
});
