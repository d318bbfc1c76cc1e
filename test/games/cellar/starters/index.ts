import { listStarters } from '@/lib/contract/starter';
import { cards } from './cards';

/** Cellars to start from. */
export const starters = listStarters(cards, {
  coalHole: async () => (await import('./coal-hole')).coalHole,
});
