import type { StarterCard } from '@/lib/contract/starter';

/** Credits of every starter, shown beside the game's own (credit.ts). */
const CREDITS = { authors: ['Trapdoor, after TRAP – Group 3'], licence: 'MIT' };

/** Every starter as lists show it. */
export const cards = {
  defaultShip: {
    ...CREDITS,
    id: 'book-ship',
    title: 'The Mothership, as in the rules',
    summary:
      'Thirty-three plates, eight kinds of trap, six heroes who belong in another story, and every number of the rules. Three or four people who plan together find it mild.',
    cover: 'game-icons:interceptor-ship',
    tags: ['action-packed', 'heroic', 'pulpy', 'tense'],
    warnings: ['captivity', 'claustrophobia', 'death', 'mind-control'],
  },
  mothership: {
    ...CREDITS,
    id: 'the-mothership',
    title: 'The Mothership, tighter',
    summary: 'The same ship on a schedule of ours, which is as tight for three and four of you as it is for two.',
    variantOf: 'book-ship',
    cover: 'game-icons:spaceship',
    tags: ['action-packed', 'heroic', 'pulpy', 'tense'],
    warnings: ['captivity', 'claustrophobia', 'death', 'mind-control'],
  },
  hollowWhale: {
    ...CREDITS,
    id: 'hollow-whale',
    title: 'The Hollow Whale',
    summary:
      'A submarine that is not one. Forty-three plates of bone and brass, ten kinds of trap, eight heroes, wet feet.',
    cover: 'game-icons:sperm-whale',
    tags: ['action-packed', 'dreamlike', 'melancholic', 'tense'],
    warnings: ['animal-harm', 'body-horror', 'claustrophobia', 'death', 'mind-control'],
  },
} as const satisfies Readonly<Record<string, StarterCard>>;
