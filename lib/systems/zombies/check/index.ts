import { checkerOf } from '@/lib/tabletop/authoring/reporter';
import type { Box } from '../schema';
import { checkActions, checkBonuses, checkCreatures, checkDecks, checkLocks, checkSuperTraps } from './decks';
import { checkTable } from './table';

/** Returns all issues of a box (rules 11), in the order in which a box is made. */
export const check = checkerOf(
  (body: Box) => body,
  [checkDecks, checkCreatures, checkActions, checkLocks, checkSuperTraps, checkBonuses, checkTable],
);
