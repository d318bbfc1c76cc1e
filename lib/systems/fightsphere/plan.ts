import type { Plan } from '@/lib/kit/plan';

/** Returns an empty plan: layers lie below each other, and no floor is drawn. */
export const buildPlan = (): Plan => ({ rooms: [], passages: [], start: undefined, wayOut: [], scale: '' });
