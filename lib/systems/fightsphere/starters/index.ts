import { listStarters } from '@/lib/contract/starter';
import { cards } from './cards';

/** Campaigns to start from. */
export const starters = listStarters(cards, {
  firstFall: async () => (await import('./first-fall')).firstFall,
});
