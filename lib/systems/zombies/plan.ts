import type { Plan } from '@/lib/kit/plan';

/** There is no floor to draw: everything lies in rows of cards. */
export const buildPlan = (): Plan => ({ rooms: [], passages: [], start: undefined, wayOut: [], scale: '' });
