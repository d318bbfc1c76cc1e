import { contestVerdicts } from '@/lib/tabletop/contest-verdicts';
import type { CodesOf } from '@/lib/tabletop/reporter';

/** Everything that a playtest of a campaign can say. Codes are stable, as those of the checks. */
export const VERDICTS = {
  'fightsphere/play-core-late': {
    severity: 'warning',
    meaning: 'In playtests it often takes more layers than are written until the Core opens.',
  },
  'fightsphere/play-core-early': {
    severity: 'hint',
    meaning: 'In playtests the Core often opens before half of the layers have been played.',
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
  'fightsphere/play-npc-unmet': {
    severity: 'hint',
    meaning: 'In playtests some people of this episode hardly ever come up.',
  },
  'fightsphere/play-ties-idle': {
    severity: 'warning',
    meaning: 'In playtests those with many ties win encounters no more often than those with few.',
  },
  'fightsphere/play-all-luck': contestVerdicts('fightsphere')['fightsphere/play-all-luck'],
} as const satisfies CodesOf<'fightsphere/play-'>;
