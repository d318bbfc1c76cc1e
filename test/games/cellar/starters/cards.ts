import type { StarterCard } from '@/lib/contract/starter';

/** Every starter as lists show it. */
export const cards = {
  coalHole: {
    id: 'coal-hole',
    title: 'The coal hole',
    summary: 'Three pits.',
    authors: ['Trapdoor'],
    licence: 'CC0-1.0',
  },
} as const satisfies Readonly<Record<string, StarterCard>>;
