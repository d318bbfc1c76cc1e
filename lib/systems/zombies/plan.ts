import type { Plan } from '@/lib/kit/plan';

/** Returns an empty plan: the game has rows of cards and no map. */
export const buildPlan = (): Plan => ({ rooms: [], passages: [], start: undefined, wayOut: [], scale: '' });
