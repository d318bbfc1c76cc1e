import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/reporter';
import { counted } from '@/lib/tabletop/wording';
import { conflictsIn, isHelpInTime, waysOut } from '../rules/degrees';
import type { Siege } from '../schema';
import { blanks, checkList, report } from './codes';

/** Checks that people can reach safety before the night is over (rules 15). */
export function* checkWaysOut(body: Siege): Generator<Issue> {
  const { rescueAfter } = body.siege;
  const [conflicts, ways] = [conflictsIn(body), waysOut(body)];
  if (!isHelpInTime(body) && ways.every(({ way }) => way === null)) {
    const message = 'Nobody can be safe: no task that can be reached leads out or ends the threat, and no help comes.';
    yield report('isolation/nobody-safe', ['tasks'], message);
  }
  for (const { task, name, way } of ways) {
    if (way === null || way.length <= conflicts) continue;
    const message = `${name} takes ${counted(way.length, 'task')}, but the night has only ${counted(conflicts, 'conflict')}. Remove a requirement, or make the night longer.`;
    yield report('isolation/night-short', ['tasks', task.id], message);
  }
  if (rescueAfter !== null && rescueAfter > conflicts) {
    const path = ['siege', 'rescueAfter'];
    const message = `Help comes after ${rescueAfter} conflicts, but the night has only ${conflicts}. Let it come sooner, or make the night longer.`;
    yield report('isolation/help-late', path, message, setTo(path, conflicts, `After ${conflicts}`));
  }
}

/** Checks that the place is named and that something keeps people there. */
export function* checkPlace({ locale, threat }: Siege): Generator<Issue> {
  const facts = threat.knownFacts.map(({ text }) => text).join('');
  yield* blanks(
    [locale.name, 'isolation/no-place', ['locale', 'name'], 'The place has no name. Say what nobody can leave.'],
    [threat.name, 'isolation/no-threat', ['threat', 'name'], 'Nothing keeps anybody in yet. Say what does.'],
    [facts, 'isolation/no-facts', ['threat', 'knownFacts'], 'Players know nothing of the threat. Add a fact or two.'],
  );
  const part = { noun: 'Part', code: 'isolation/part-unnamed' } as const;
  yield* checkList(['locale', 'zones'], 'name', locale.zones, part);
}
