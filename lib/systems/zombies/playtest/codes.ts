import { contestVerdicts } from '@/lib/tabletop/contest-verdicts';
import type { CodesOf } from '@/lib/tabletop/reporter';

/** Everything that a playtest of a box can say. Codes are stable, as those of the checks. */
export const VERDICTS = {
  ...contestVerdicts('zombies'),
  'zombies/play-action-unplayed': { severity: 'hint', meaning: 'In playtests this Action is hardly ever carried out.' },
  'zombies/play-action-decides': {
    severity: 'warning',
    meaning: 'In playtests this Action moves a large part of all points.',
  },
  'zombies/play-creature-unkept': {
    severity: 'hint',
    meaning: 'In playtests hardly anybody gets to keep this creature.',
  },
} as const satisfies CodesOf<'zombies/play-'>;
