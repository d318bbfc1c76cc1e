import { contestVerdicts } from '@/lib/tabletop/contest-verdicts';
import type { CodesOf } from '@/lib/tabletop/reporter';
import { playHint, playWarning } from '@/lib/tabletop/verdicts';

/** All verdict codes of playtests. Codes are stable, as those of the checks. */
export const VERDICTS = {
  ...contestVerdicts('zombies'),
  'zombies/play-action-unplayed': playHint('this Action is hardly ever carried out'),
  'zombies/play-action-decides': playWarning('this Action moves a large part of all points'),
  'zombies/play-creature-unkept': playHint('hardly anybody gets to keep this creature'),
} as const satisfies CodesOf<'zombies/play-'>;
