import type { Plan } from '@/lib/kit/plan';

export const buildPlan = (): Plan => ({ rooms: [], passages: [], wayOut: [], scale: '' });
