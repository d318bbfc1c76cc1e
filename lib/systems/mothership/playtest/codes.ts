import type { CodesOf } from '@/lib/tabletop/reporter';
import { playHint, playWarning } from '@/lib/tabletop/verdicts';

/** All verdict codes of playtests. Codes are stable, as those of the checks. */
export const VERDICTS = {
  'mothership/play-hopeless': playWarning('hardly anybody gets out at this level'),
  'mothership/play-harmless': playWarning('nearly every game at this level ends well'),
  'mothership/play-levels-alike': playHint('a harder level is not harder'),
  'mothership/play-trap-idle': playHint('this trap hardly ever goes off'),
  'mothership/play-character-weak': playHint('games go worse with this character'),
  'mothership/play-cut-off': playWarning('people are often cut off from the finish'),
} as const satisfies CodesOf<'mothership/play-'>;
