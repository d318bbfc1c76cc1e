import { expect, it } from 'vitest';
import { inOrder } from './starter-list';

const played = (escapes: number, minutes = 200) => ({
  ...{ players: 4, escapes, minutes },
  fewest: { players: 2, escapes },
  most: { players: 5, escapes },
});
const starter = (id: string, more: { escapes?: number; minutes?: number; variantOf?: string }) => ({
  id,
  title: id,
  summary: '',
  variantOf: more.variantOf,
  played: more.escapes === undefined ? undefined : played(more.escapes, more.minutes),
});
const STARTERS = [
  starter('not measured', {}),
  starter('hard', { escapes: 0.3, minutes: 240 }),
  starter('easy', { escapes: 0.7, minutes: 220 }),
  starter('easy, other monster', { escapes: 0.9, minutes: 100, variantOf: 'easy' }),
  starter('easy and short', { escapes: 0.7, minutes: 160 }),
];
const ids = (order: 'easiest' | 'hardest' | 'shortest') => inOrder(STARTERS, order).map(({ id }) => id);

it('lists starters by difficulty, then length, each followed by its variants', () => {
  const easy = ['easy', 'easy, other monster'];
  expect(ids('easiest')).toEqual(['easy and short', ...easy, 'hard', 'not measured']);
  expect(ids('hardest')).toEqual(['hard', 'easy and short', ...easy, 'not measured']);
  expect(ids('shortest')).toEqual(['easy and short', ...easy, 'hard', 'not measured']);
});
