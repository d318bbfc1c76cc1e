import { checkerOf } from '@/lib/tabletop/reporter';
import { checkCharacters } from './characters';
import { checkEndings } from './endings';
import { checkLayout } from './layout';
import { checkReferences, checkShip } from './ship';
import { checkSupplies } from './supplies';
import { surveyOf } from './survey';
import { checkTraps } from './traps';

/** Returns all issues of a ship (rules 3.3 and 9), in the order in which a ship is made. */
export const check = checkerOf(surveyOf, [
  checkShip,
  checkLayout,
  checkSupplies,
  checkTraps,
  checkCharacters,
  checkEndings,
  checkReferences,
]);
