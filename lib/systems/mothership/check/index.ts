import { checkerOf } from '@/lib/tabletop/reporter';
import { checkCharacters } from './characters';
import { checkEndings } from './endings';
import { checkLayout } from './layout';
import { checkReferences, checkShip } from './ship';
import { checkSupplies } from './supplies';
import { surveyOf } from './survey';
import { checkTraps } from './traps';

/** Everything wrong with a ship, or worth a second look (rules 3.3 and 9). In the order in which a ship is made. */
export const check = checkerOf(surveyOf, [
  checkShip,
  checkLayout,
  checkSupplies,
  checkTraps,
  checkCharacters,
  checkEndings,
  checkReferences,
]);
