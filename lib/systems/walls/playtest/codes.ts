import { contestVerdicts } from '@/lib/tabletop/contest-verdicts';
import type { CodesOf } from '@/lib/tabletop/reporter';
import { playHint, playWarning } from '@/lib/tabletop/verdicts';

const { 'walls/play-round-drags': _, ...shared } = contestVerdicts('walls');

/**
 * Verdicts of playtests. Their codes are stable, like those of the check. Rounds cannot drag, so that one is left out.
 */
export const VERDICTS = {
  ...shared,
  'walls/play-start-ahead': playWarning('those who begin at this start win more often than their share'),
  'walls/play-own-walls': playHint('most players are Trapped by walls of their own'),
  'walls/play-tiles-idle': playHint('hardly anybody comes to much of the board'),
} as const satisfies CodesOf<'walls/play-'>;
