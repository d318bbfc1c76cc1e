import type { Plan } from '@/lib/kit/plan';

/** The parts of the place are listed on the brief: where they lie is told at the table. */
export const buildPlan = (): Plan => ({ rooms: [], passages: [], start: undefined, wayOut: [], scale: '' });
