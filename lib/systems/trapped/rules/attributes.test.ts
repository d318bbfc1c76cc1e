import { expect, it } from 'vitest';
import { RANKS } from '@/lib/tabletop/cards/playing-cards';
import { attributeBand } from './attributes';

it('attributes are low to 5, high from the jack', () => {
  const bands = RANKS.map((_, rank) => attributeBand(rank));
  expect(bands.join(' ')).toBe('low low low low average average average average average high high high high'); // rules 5.2
});
