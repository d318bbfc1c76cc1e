import { codeCheck } from '@/lib/tabletop/code-check';
import { nameCheck } from '@/lib/tabletop/name-check';
import { numberCheck } from '@/lib/tabletop/number-check';
import { reporterOf } from '@/lib/tabletop/reporter';
import { CODES } from './codes';

export const report = reporterOf(CODES);

/** Entries of a list without a name, and those that share one. */
export const checkNames = nameCheck(report, 'zombies/same-name');

/** Deck codes that are none, and those that two decks have. */
export const checkCodes = codeCheck(report, { bad: 'zombies/deck-code', twice: 'zombies/code-twice', noun: 'Deck' });

/** Creatures of a deck with one number, and numbers that none has. */
export const checkNumbers = numberCheck(report, {
  twice: 'zombies/number-twice',
  gap: 'zombies/number-gap',
  noun: 'creature',
  holder: 'deck',
  without: 'that round has nothing to hunt',
});
