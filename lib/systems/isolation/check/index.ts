import { checkerOf } from '@/lib/tabletop/reporter';
import type { Siege } from '../schema';
import { checkCast, checkStress } from './cast';
import { checkReferences } from './codes';
import { checkLinks } from './links';
import { checkPlace, checkWaysOut } from './place';
import { checkTasks } from './tasks';

/** Everything wrong with a siege, or worth a second look (rules 11). In the order in which one is made. */
export const check = checkerOf(
  (body: Siege) => body,
  [checkPlace, checkCast, checkLinks, checkTasks, checkWaysOut, checkStress, checkReferences],
);
