import { expect, it } from 'vitest';
import { inOrder } from './games';

const starter = (id: string, more: { escapes?: number; minutes?: number; variantOf?: string }) => ({
  id,
  title: id,
  digest: '',
  hunter: '',
  variantOf: more.variantOf,
  figures:
    more.escapes === undefined
      ? []
      : [
          { players: 4, escapes: more.escapes, minutes: more.minutes ?? 200 },
          { players: 2, escapes: 1 - more.escapes, minutes: 60 },
        ],
});
const STARTERS = [
  starter('not measured', {}),
  starter('hard', { escapes: 0.3, minutes: 240 }),
  starter('easy', { escapes: 0.7, minutes: 220 }),
  starter('easy, other monster', { escapes: 0.9, minutes: 100, variantOf: 'easy' }),
  starter('easy and short', { escapes: 0.7, minutes: 160 }),
];
const ids = (order: 'easiest' | 'hardest' | 'shortest', players?: number) =>
  inOrder(STARTERS, order, players).map(({ id }) => id);
const easy = ['easy', 'easy, other monster'];

it('lists starters by difficulty, then length, each followed by its variants', () => {
  expect(ids('easiest')).toEqual(['easy and short', ...easy, 'hard', 'not measured']);
  expect(ids('hardest')).toEqual(['hard', 'easy and short', ...easy, 'not measured']);
  expect(ids('shortest')).toEqual(['easy and short', ...easy, 'hard', 'not measured']);
});

it('sorts by the figures of the chosen number of players', () => {
  expect(ids('easiest', 2)).toEqual(['hard', ...easy, 'easy and short', 'not measured']);
});
