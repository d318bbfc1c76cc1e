import type { Plan } from '@/lib/kit/plan';

/** There is no floor to draw: layers lie below each other, and everything else is told. */
export const buildPlan = (): Plan => ({ rooms: [], passages: [], start: undefined, wayOut: [], scale: '' });
