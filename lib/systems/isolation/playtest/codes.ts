import type { CodesOf } from '@/lib/tabletop/reporter';
import { playHint as hint, playWarning as warning } from '@/lib/tabletop/verdicts';

/** Verdicts of playtests. Their codes are stable, like those of the check. */
export const VERDICTS = {
  'isolation/play-doomed': warning('hardly anybody is ever safe'),
  'isolation/play-safe': warning('somebody is safe in nearly every game'),
  'isolation/play-no-friction': warning('fewer than 15 of 100 stances are hostile'),
  'isolation/play-nobody-helps': warning('people who are asked hardly ever help'),
  'isolation/play-stress-flat': hint('Stress is much the same all night'),
  'isolation/play-stress-unbounded': warning('Stress rises beyond what dice can answer'),
  'isolation/play-task-out-of-reach': warning('what this task needs is hardly ever done'),
  'isolation/play-task-untried': hint('this task is hardly ever tried'),
  'isolation/play-person-idle': hint('this person hardly ever matters'),
  'isolation/play-ties-idle': warning('help does not increase the chance of success'),
  'isolation/play-threat-harms': warning('people cause fewer than a quarter of the wounds'),
} as const satisfies CodesOf<'isolation/play-'>;
