import type { Issue } from '@/lib/kernel/issue';
import type { Siege } from '../schema';
import { blanks, checkList } from './codes';

/** Whether it is said where everybody is, and what keeps them there. */
export function* checkPlace({ locale, threat }: Siege): Generator<Issue> {
  const facts = threat.knownFacts.map(({ text }) => text).join('');
  yield* blanks(
    [locale.name, 'isolation/no-place', ['locale', 'name'], 'Nobody can leave, but what? Give the place a name.'],
    [threat.name, 'isolation/no-threat', ['threat', 'name'], 'Nothing keeps anybody in yet. Say what does.'],
    [facts, 'isolation/no-facts', ['threat', 'knownFacts'], 'Players know nothing of the threat. Add a fact or two.'],
  );
  const part = { noun: 'Part', code: 'isolation/part-unnamed' } as const;
  yield* checkList(['locale', 'zones'], 'name', locale.zones, part);
}
