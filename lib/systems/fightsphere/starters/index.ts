import type { StarterCard } from '@/lib/contract/starter';
import cards from './cards.json' with { type: 'json' };

/** Campaigns to start from. */
export const starters: readonly StarterCard[] = cards;
