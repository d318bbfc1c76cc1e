import { listStarters } from '@/lib/contract/starter';
import { cards } from './cards';

/** Arenas to start from, the usual one first. */
export const starters = listStarters(cards, {
  standard: async () => (await import('./standard')).standard,
  faster: async () => (await import('./faster')).faster,
  hive: async () => (await import('./hive')).hive,
});
