import { contestVerdicts } from '@/lib/tabletop/contest-verdicts';
import type { CodesOf } from '@/lib/tabletop/reporter';
import { playHint as hint, playWarning as warning } from '@/lib/tabletop/verdicts';

/** All verdict codes of playtests. Codes are stable, as those of the checks. */
export const VERDICTS = {
  'fightsphere/play-core-late': warning('the Core often opens only below the written layers'),
  'fightsphere/play-core-early': hint('the Core often opens before a third of the layers have been played'),
  'fightsphere/play-core-never': warning('the Core often does not open at all'),
  'fightsphere/play-sitting-out': warning('the median player sits out more than 40 % of the turns'),
  'fightsphere/play-layer-wall': warning('hardly any ordinary conflict is won on this layer'),
  'fightsphere/play-layer-walk': hint('nearly every ordinary conflict is won on this layer'),
  'fightsphere/play-drive-ahead': hint('Gladiators with one drive survive far more often than those with the other'),
  'fightsphere/play-episode-unmet': hint('this episode is hardly ever played'),
  'fightsphere/play-npc-unmet': hint('some people of this episode hardly ever come up'),
  'fightsphere/play-ties-idle': warning('players with ties win no more often than those without any'),
  'fightsphere/play-all-luck': contestVerdicts('fightsphere')['fightsphere/play-all-luck'],
} as const satisfies CodesOf<'fightsphere/play-'>;
