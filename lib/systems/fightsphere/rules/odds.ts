import { marginsOf, moreThan } from '@/lib/chance/chances';
import { quickLead } from '@/lib/chance/counting-dice';
import { fightOf } from './fight-chances';

/** Only ones count (rules 1). */
const DIE = { sides: 6, counting: 1 };

/** The chance to succeed in an ordinary conflict, or to beat somebody in an encounter, where a tie fails (rules 5, 7). */
export const successChance = moreThan(DIE);
/** The chance of so many more ones than the other dice show, or even more, as an ordinary number for bots and sums. */
export const leadShare = quickLead(DIE);
/** The chance to succeed in an ordinary conflict as such a number. */
export const successShare = (dice: number, threshold: number, tieFails: boolean): number =>
  leadShare(dice, threshold, Number(tieFails));
/** The chance of each margin, from minus all dice of the second to all of the first; beyond a limit, together. */
export const marginChances = marginsOf(DIE);
/** The chances of an encounter before the roll (rules 7, 8). */
export const encounterChances = fightOf(DIE);
