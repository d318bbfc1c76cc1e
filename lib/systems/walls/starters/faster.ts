import type { Starter } from '@/lib/contract/starter';
import { buildBody } from './build';
import { cards } from './cards';
import { startsFrom, TOKENS } from './usual';

/** The small board of the rules, with its pinwheel of four walls. */
export const faster: Starter = {
  ...cards.faster,
  body: () =>
    buildBody({
      theme:
        'The lift has stopped between floors. It is five paces wide, the light is going, and the panels have begun to slide. Four are out already. Everybody has a lever, and nobody trusts the others with theirs.',
      board: { columns: 5, rows: 5 },
      walls: [{ id: 'B2-C2' }, { id: 'B3-B4' }, { id: 'C4-D4' }, { id: 'D2-D3' }],
      starts: startsFrom('A1 E5', 'A1 E3 B5', 'A1 E1 E5 A5'),
      tokens: TOKENS,
      minutes: 10,
    }),
};
