import type { StarterCard } from '@/lib/contract/starter';
import cards from './cards.json' with { type: 'json' };

/** Starter ships, that of the rulebook first. */
export const starters: readonly StarterCard[] = cards;
