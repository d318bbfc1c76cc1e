import { nameCheck } from '@/lib/tabletop/name-check';
import { reporterOf } from '@/lib/tabletop/reporter';
import { CODES } from './codes';

export const report = reporterOf(CODES);

/** Entries of a list without a name, and those that share one. */
export const checkNames = nameCheck(report, 'zombies/same-name');
