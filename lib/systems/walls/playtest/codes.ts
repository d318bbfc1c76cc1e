import { contestVerdicts } from '@/lib/tabletop/contest-verdicts';

/** Everything that a playtest of an arena can say. Codes are stable, as those of the checks. */
export const VERDICTS = contestVerdicts('walls');
