import { expect, it } from 'vitest';
import { inOrder } from './starter-list';

const starter = (id: string, more: { escapes?: number; minutes?: number; variantOf?: string; complete?: boolean }) => ({
  id,
  title: id,
  summary: '',
  complete: more.complete ?? true,
  variantOf: more.variantOf,
  played: more.escapes === undefined ? undefined : { players: 4, escapes: more.escapes, minutes: more.minutes ?? 200 },
});
const STARTERS = [
  starter('outline', { complete: false }),
  starter('hard', { escapes: 0.3, minutes: 240 }),
  starter('easy', { escapes: 0.7, minutes: 220 }),
  starter('easy, other monster', { escapes: 0.9, minutes: 100, variantOf: 'easy' }),
  starter('easy and short', { escapes: 0.7, minutes: 160 }),
  starter('not measured', {}),
];
const ids = (order: 'easiest' | 'hardest' | 'shortest') => inOrder(STARTERS, order).map(({ id }) => id);

it('lists starters by difficulty, then length, each followed by its variants', () => {
  const easy = ['easy', 'easy, other monster'];
  expect(ids('easiest')).toEqual(['easy and short', ...easy, 'hard', 'not measured', 'outline']);
  expect(ids('hardest')).toEqual(['hard', 'easy and short', ...easy, 'not measured', 'outline']);
  expect(ids('shortest')).toEqual(['easy and short', ...easy, 'hard', 'not measured', 'outline']);
});
