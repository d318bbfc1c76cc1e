import type { Issue } from '@/lib/kernel/issue';
import { isBlank } from '@/lib/tabletop/wording';
import type { Siege } from '../schema';
import { checkList, report } from './report';

/** Whether it is said where everybody is, and what keeps them there. */
export function* checkPlace({ locale, threat }: Siege): Generator<Issue> {
  if (isBlank(locale.name)) {
    yield report('isolation/no-place', ['locale', 'name'], 'Nobody can leave, but what? Give the place a name.');
  }
  const part = { noun: 'Part', code: 'isolation/part-unnamed' } as const;
  yield* checkList(['locale', 'zones'], 'name', locale.zones, part);
  if (isBlank(threat.name)) {
    const message = 'Nothing keeps anybody in yet. Say what does.';
    yield report('isolation/no-threat', ['threat', 'name'], message);
  }
  if (!threat.knownFacts.some(({ text }) => !isBlank(text))) {
    const message = 'Players know nothing of the threat, so they can hardly choose goals. Add a fact or two.';
    yield report('isolation/no-facts', ['threat', 'knownFacts'], message);
  }
}
