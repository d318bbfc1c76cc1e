import { checkerOf } from '@/lib/tabletop/reporter';
import type { Box } from '../schema';
import { checkActions, checkCreatures, checkDecks, checkSuperTraps } from './decks';
import { checkTable } from './table';

/** Everything wrong with a box, or worth a second look (rules 11). In the order in which a box is made. */
export const check = checkerOf(
  (body: Box) => body,
  [checkDecks, checkCreatures, checkActions, checkSuperTraps, checkTable],
);
