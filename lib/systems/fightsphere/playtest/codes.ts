import type { CodesOf } from '@/lib/tabletop/reporter';

/** Everything that a playtest of a campaign can say. Codes are stable, as those of the checks. */
export const VERDICTS = {
  'fightsphere/play-core-late': {
    severity: 'warning',
    meaning: 'In playtests the Core often opens only below the layers that are written.',
  },
  'fightsphere/play-core-early': {
    severity: 'hint',
    meaning: 'In playtests the Core opens before half of the layers have been played.',
  },
  'fightsphere/play-core-never': { severity: 'warning', meaning: 'In playtests the Core often does not open at all.' },
  'fightsphere/play-sitting-out': {
    severity: 'warning',
    meaning: 'In playtests the median player sits out more than 40 % of the turns.',
  },
  'fightsphere/play-layer-wall': {
    severity: 'warning',
    meaning: 'In playtests hardly any ordinary conflict is won on this layer.',
  },
  'fightsphere/play-layer-walk': {
    severity: 'hint',
    meaning: 'In playtests nearly every ordinary conflict is won on this layer.',
  },
  'fightsphere/play-drive-ahead': {
    severity: 'hint',
    meaning: 'In playtests those with one drive survive the Core far more often than those with the other.',
  },
  'fightsphere/play-episode-unmet': { severity: 'hint', meaning: 'In playtests this episode is hardly ever played.' },
  'fightsphere/play-npc-unmet': { severity: 'hint', meaning: 'In playtests these people hardly ever come up.' },
  'fightsphere/play-ties-idle': {
    severity: 'warning',
    meaning: 'In playtests those with ties win no more often than those with few.',
  },
} as const satisfies CodesOf<'fightsphere/play-'>;
