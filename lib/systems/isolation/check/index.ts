import { checkerOf } from '@/lib/tabletop/reporter';
import type { Siege } from '../schema';
import { checkCast, checkStress } from './cast';
import { checkReferences } from './codes';
import { checkLinks } from './links';
import { checkPlace, checkWaysOut } from './place';
import { checkTasks } from './tasks';

/** Checks a siege (rules 11). Issues come in the order in which a siege is written. */
export const check = checkerOf(
  (body: Siege) => body,
  [checkPlace, checkCast, checkLinks, checkTasks, checkWaysOut, checkStress, checkReferences],
);
