import type { StarterCard } from '@/lib/contract/starter';
import cards from './cards.json' with { type: 'json' };

/** Starter campaigns. */
export const starters: readonly StarterCard[] = cards;
