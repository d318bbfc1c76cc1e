import type { Plan } from '@/lib/kit/plan';

/** Returns an empty plan: the brief lists the parts of the place, and the GM describes where they are. */
export const buildPlan = (): Plan => ({ rooms: [], passages: [], start: undefined, wayOut: [], scale: '' });
