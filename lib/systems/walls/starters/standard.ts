import type { Starter } from '@/lib/contract/starter';
import { buildBody } from './build';
import { cards } from './cards';
import { startsFrom, TOKENS } from './usual';

/** Every number that the rules suggest. */
export const standard: Starter = {
  ...cards.standard,
  body: () =>
    buildBody({
      theme:
        'You were sent to measure an empty square. There is nothing in it, the letter said, and nobody. Then somebody at the far corner puts up a wall, and you see that they have a great many more. So have you. When the last gap closes, the one with the least room stays inside.',
      starts: startsFrom('A1 G7', 'A1 G4 B7', 'A1 G1 G7 A7'),
      tokens: TOKENS,
    }),
};
