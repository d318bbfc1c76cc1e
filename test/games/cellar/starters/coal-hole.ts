import type { Starter } from '@/lib/contract/starter';
import { cards } from './cards';

export const coalHole: Starter = {
  ...cards.coalHole,
  body: () => ({ name: 'The coal hole', tiles: 9, pits: 3, lamps: 3 }),
};
