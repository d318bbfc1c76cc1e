import type { Issue } from '@/lib/kernel/issue';
import { checkerOf } from '@/lib/tabletop/authoring/reporter';
import type { Siege } from '../schema';
import { checkCast, checkStress } from './cast';
import { blanks, checkList, checkReferences } from './codes';
import { checkLinks } from './links';
import { checkNight } from './night';
import { checkTasks } from './tasks';

/** Checks a siege (rules 11). Issues come in the order in which a siege is written. */
export const check = checkerOf(
  (body: Siege) => body,
  [checkPlace, checkCast, checkLinks, checkTasks, checkNight, checkStress, checkReferences],
);

/** Checks that the place is named and that something keeps people there. */
function* checkPlace({ locale, threat }: Siege): Generator<Issue> {
  const facts = threat.knownFacts.map(({ text }) => text).join('');
  yield* blanks(
    [locale.name, 'isolation/no-place', ['locale', 'name'], 'The place has no name. Say what nobody can leave.'],
    [threat.name, 'isolation/no-threat', ['threat', 'name'], 'Nothing keeps anybody in yet. Say what does.'],
    [facts, 'isolation/no-facts', ['threat', 'knownFacts'], 'Players know nothing of the threat. Add a fact or two.'],
  );
  const part = { noun: 'Part', code: 'isolation/part-unnamed' } as const;
  yield* checkList(['locale', 'zones'], 'name', locale.zones, part);
}
