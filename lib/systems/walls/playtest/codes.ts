import { contestVerdicts } from '@/lib/tabletop/contest-verdicts';
import type { CodesOf } from '@/lib/tabletop/reporter';

const { 'walls/play-round-drags': _, ...shared } = contestVerdicts('walls');

/** Everything that a playtest of an arena can say. Codes are stable, as those of the checks. All rounds are alike. */
export const VERDICTS = {
  ...shared,
  'walls/play-start-ahead': {
    severity: 'warning',
    meaning: 'In playtests those who begin at this start win more often than their share.',
  },
  'walls/play-own-walls': {
    severity: 'hint',
    meaning: 'In playtests most players are Trapped by walls of their own.',
  },
  'walls/play-tiles-idle': { severity: 'hint', meaning: 'In playtests hardly anybody comes to much of the board.' },
} as const satisfies CodesOf<'walls/play-'>;
