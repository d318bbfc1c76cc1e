import { checkerOf } from '@/lib/tabletop/authoring/reporter';
import type { Box } from '../schema';
import { checkActions, checkCreatures, checkDecks, checkSuperTraps } from './decks';
import { checkTable } from './table';

/** Returns all issues of a box (rules 11), in the order in which a box is made. */
export const check = checkerOf(
  (body: Box) => body,
  [checkDecks, checkCreatures, checkActions, checkSuperTraps, checkTable],
);
