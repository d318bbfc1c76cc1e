import { marginsOf, moreThan } from '@/lib/chance/chances';
import { quickLead } from '@/lib/chance/counting-dice';
import { fightOf } from './fight-chances';

/** Only ones count (rules 1). */
const DIE = { sides: 6, counting: 1 };

/** Chance of success in an ordinary conflict, or of beating another in an encounter, where a tie fails (rules 5, 7). */
export const successChance = moreThan(DIE);
/** Chance to show at least this many more ones than the other dice, as a plain number for bots and sums. */
export const leadShare = quickLead(DIE);
/** Chance of success in an ordinary conflict, as a plain number. */
export const successShare = (dice: number, threshold: number, tieFails: boolean): number =>
  leadShare(dice, threshold, Number(tieFails));
/** Chance of each margin, from minus all dice of the second to all of the first; those beyond a limit are grouped. */
export const marginChances = marginsOf(DIE);
/** Outcome probabilities of an encounter before the roll (rules 7, 8). */
export const encounterChances = fightOf(DIE);
