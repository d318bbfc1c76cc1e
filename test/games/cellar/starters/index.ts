import type { Starter } from '@/lib/contract/authored';

export const starters: readonly Starter[] = [
  {
    id: 'coal-hole',
    title: 'The coal hole',
    summary: 'Three pits.',
    authors: ['Trapdoor'],
    licence: 'CC0-1.0',
    body: () => ({ name: 'The coal hole', tiles: 9, pits: 3, lamps: 3 }),
  },
];
