import type { Starter } from '@/lib/contract/authored';
import { cableCar } from './cable-car';
import { farmhouse } from './farmhouse';

/** Sieges to start from. */
export const starters: readonly Starter[] = [farmhouse, cableCar];
