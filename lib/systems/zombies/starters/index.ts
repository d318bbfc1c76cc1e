import type { StarterCard } from '@/lib/contract/starter';
import cards from './cards.json' with { type: 'json' };

/** Boxes to start from, that of the rules first. */
export const starters: readonly StarterCard[] = cards;
