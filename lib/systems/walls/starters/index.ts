import type { StarterCard } from '@/lib/contract/starter';
import cards from './cards.json' with { type: 'json' };

/** Arenas to start from, the usual one first. */
export const starters: readonly StarterCard[] = cards;
