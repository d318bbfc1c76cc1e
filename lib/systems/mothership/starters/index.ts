import { listStarters } from '@/lib/contract/starter';
import { cards } from './cards';

/** Ships to start from, that of the rules first. */
export const starters = listStarters(cards, {
  defaultShip: async () => (await import('./default-ship')).defaultShip,
  mothership: async () => (await import('./mothership')).mothership,
  hollowWhale: async () => (await import('./hollow-whale')).hollowWhale,
});
