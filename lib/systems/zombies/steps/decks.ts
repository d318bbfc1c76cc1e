import type { Each } from '@/lib/contract/form';

/** Every step about cards shows one deck at a time. */
export const each: Each = {
  path: ['decks'],
  empty: 'No deck, so nothing to hunt. Add one, and say who collects.',
  copy: { title: 'Copy as a new theme', code: 'deckCode' },
};
