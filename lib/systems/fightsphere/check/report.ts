import { namesCheck } from '@/lib/tabletop/name-check';
import { reporterOf } from '@/lib/tabletop/reporter';
import { CODES } from './codes';

export const report = reporterOf(CODES);

/** Things without a name, and those that share one, in whatever lists they are. */
export const checkNames = namesCheck(report, 'fightsphere/same-name');
