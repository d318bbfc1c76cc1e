import type { Issue } from '@/lib/kernel/issue';
import { report } from './codes';
import type { Survey } from './survey';

/** Checks that something keeps people from leaving and that a goal overcomes it (rules 2.2, SV2, SV9). */
export function* checkBarriers({ setting: { barriers }, names }: Survey): Generator<Issue> {
  if (barriers.length === 0) {
    yield report('trapped/no-barrier', ['barriers'], 'Nothing stops people from walking out. Add a barrier.');
  }
  for (const { id, remedy, defeatedBy } of barriers) {
    if (remedy !== 'goals' || defeatedBy.some(({ goal }) => goal !== '')) continue;
    yield report(
      'trapped/barrier-undefeated',
      ['barriers', id, 'defeatedBy'],
      `No goal gets past ${names.of('barrier', id)}. Pick one that does, or say that only getting out ends it.`,
    );
  }
}
