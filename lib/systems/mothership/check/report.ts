import { nameCheck } from '@/lib/tabletop/name-check';
import { reporterOf } from '@/lib/tabletop/reporter';
import { joinedUpTo } from '@/lib/tabletop/wording';
import { CODES } from './codes';

export const report = reporterOf(CODES);

/** "A1, B2 and 3 more". */
export const listed = (names: readonly string[]): string => joinedUpTo(5, names);

/** Entries of a list that nobody can call by name, and such as share one. */
export const checkNames = nameCheck(report, 'mothership/same-name');
