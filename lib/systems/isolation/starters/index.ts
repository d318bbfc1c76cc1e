import { listStarters } from '@/lib/contract/starter';
import { cards } from './cards';

/** Sieges to start from. */
export const starters = listStarters(cards, {
  farmhouse: async () => (await import('./farmhouse')).farmhouse,
  cableCar: async () => (await import('./cable-car')).cableCar,
});
