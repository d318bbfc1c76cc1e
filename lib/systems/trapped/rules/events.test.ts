import { expect, it } from 'vitest';
import { RANKS } from '@/lib/tabletop/cards/playing-cards';
import { intensityOf } from './events';

it('Events are stronger with higher ranks', () => {
  const bands = RANKS.map((_, rank) => intensityOf(rank));
  expect(bands.join(' ')).toBe(
    'minor minor minor minor moderate moderate moderate moderate moderate strong strong strong extreme',
  );
});
