import type { Starter } from '@/lib/contract/authored';
import { firstFall } from './first-fall';

/** Campaigns to start from. */
export const starters: readonly Starter[] = [firstFall];
