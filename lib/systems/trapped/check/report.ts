import { reporterOf } from '@/lib/tabletop/reporter';
import { capital, joinedUpTo } from '@/lib/tabletop/wording';
import { CODES } from './codes';

export const report = reporterOf(CODES, capital);

/** “One”, “Two” and “Three”; after some of them only how many more there are. */
export const listed = (names: readonly string[], last: 'and' | 'or' = 'and'): string => joinedUpTo(4, names, last);
