import type { Starter } from '@/lib/contract/starter';
import { buildBody } from './build';
import { cards } from './cards';
import { bookShip } from './default-ship';

/**
 * The same ship on a tighter schedule. By the book more people get nearly as many rounds each, which makes three or
 * four of them far safer than two; here everybody together gets about twenty-two turns, however many they are.
 */
export const mothership: Starter = {
  ...cards.mothership,
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
