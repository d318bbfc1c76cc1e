import type { CodesOf } from '@/lib/tabletop/authoring/reporter';

/** All issue codes of Trapped! playtests. Codes are stable, like those of the checks. */
export const VERDICTS = {
  'trapped/play-never-won': { severity: 'warning', meaning: 'In playtests hardly anybody gets out.' },
  'trapped/play-rarely-won': { severity: 'hint', meaning: 'In playtests few games end with an escape.' },
  'trapped/play-always-won': { severity: 'warning', meaning: 'In playtests somebody gets out of nearly every game.' },
  'trapped/play-mostly-won': { severity: 'hint', meaning: 'In playtests most games end with an escape.' },
  'trapped/play-drags': { severity: 'warning', meaning: 'Many playtest games never end.' },
  'trapped/play-route-unused': { severity: 'warning', meaning: 'In playtests nobody leaves by this way out.' },
  'trapped/play-goal-untried': { severity: 'hint', meaning: 'In playtests nobody tries this goal.' },
  'trapped/play-item-unfetched': { severity: 'hint', meaning: 'In playtests nobody gets this thing or fact.' },
  'trapped/play-events-invented': {
    severity: 'warning',
    meaning: 'In playtests the GM has to make up most of the Events.',
  },
  'trapped/play-event-undrawn': { severity: 'hint', meaning: 'In playtests this Event never comes up.' },
  'trapped/play-event-unfelt': { severity: 'hint', meaning: 'In playtests this Event never changes anything.' },
  'trapped/play-seats-unfair': { severity: 'warning', meaning: 'In playtests one seat wins more than another.' },
  'trapped/play-too-long': { severity: 'warning', meaning: 'A game takes longer than an evening.' },
  'trapped/play-monster-idle': { severity: 'warning', meaning: 'In playtests the monster hardly meets anybody.' },
} as const satisfies CodesOf<'trapped/play-'>;
