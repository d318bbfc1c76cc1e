import type { Starter } from '@/lib/contract/authored';
import { buildBody } from './build';
import { AUTHORS, LICENCE } from './credits';
import { bookShip, defaultShip } from './default-ship';

/**
 * The same ship on a tighter schedule. By the book more people get nearly as many rounds each, which makes three or
 * four of them far safer than two; here everybody together gets about twenty-two turns, however many they are.
 */
export const mothership: Starter = {
  id: 'the-mothership',
  title: 'The Mothership, tighter',
  summary: 'The same ship on a schedule of ours, which is as tight for three and four of you as it is for two.',
  variantOf: defaultShip.id,
  authors: AUTHORS,
  licence: LICENCE,
  cover: 'game-icons:spaceship',
  tags: ['action-packed', 'heroic', 'pulpy', 'tense'],
  warnings: ['captivity', 'claustrophobia', 'death', 'mind-control'],
  body: () =>
    buildBody({
      ...bookShip,
      tracker: {
        spaces: 12,
        bands: [
          { colour: 'green', count: 5 },
          { colour: 'amber', count: 4 },
          { colour: 'red', count: 3 },
        ],
        startOffset: { p1: 0, p2: 0, p3: 4, p4: 5, p5: 6, p6: 7 },
      },
    }),
};
