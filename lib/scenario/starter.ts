import type { StarterCard } from '@/lib/contract/starter';
import type { DraftFields } from './draft';

/** A whole scenario to start from, which can be played as it is. */
export interface Starter extends StarterCard, DraftFields {}
