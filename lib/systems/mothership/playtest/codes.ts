import type { CodesOf } from '@/lib/tabletop/reporter';

/** Everything that a playtest of a ship can say. Codes are stable, as those of the checks. */
export const VERDICTS = {
  'mothership/play-hopeless': { severity: 'warning', meaning: 'In playtests hardly anybody gets out at this level.' },
  'mothership/play-harmless': {
    severity: 'warning',
    meaning: 'In playtests nearly every game at this level ends well.',
  },
  'mothership/play-levels-alike': { severity: 'hint', meaning: 'In playtests a harder level is not harder.' },
  'mothership/play-trap-idle': { severity: 'hint', meaning: 'In playtests this trap hardly ever goes off.' },
  'mothership/play-character-weak': { severity: 'hint', meaning: 'In playtests games go worse with this character.' },
  'mothership/play-cut-off': { severity: 'warning', meaning: 'In playtests people are often cut off from the finish.' },
} as const satisfies CodesOf<'mothership/play-'>;
