import { listStarters } from '@/lib/contract/starter';
import { cards } from './cards';

/** Boxes to start from, that of the rules first. */
export const starters = listStarters(cards, {
  graveyard: async () => (await import('./graveyard')).graveyard,
  deepSea: async () => (await import('./deep-sea')).deepSea,
  both: async () => (await import('./both')).both,
});
