import { checkerOf } from '@/lib/tabletop/reporter';
import type { Siege } from '../schema';
import { checkCast } from './cast';
import { checkReferences } from './codes';
import { checkLinks } from './links';
import { checkPlace } from './place';
import { checkStress } from './stress';
import { checkTasks } from './tasks';
import { checkWaysOut } from './ways-out';

/** Everything wrong with a siege, or worth a second look (rules 11). In the order in which one is made. */
export const check = checkerOf(
  (body: Siege) => body,
  [checkPlace, checkCast, checkLinks, checkTasks, checkWaysOut, checkStress, checkReferences],
);
