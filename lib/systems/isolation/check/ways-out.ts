import { at } from '@/lib/kernel/at';
import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/reporter';
import { counted } from '@/lib/tabletop/wording';
import { namesOf } from '../names';
import { comesHelp, waysOf } from '../rules/ways';
import type { Siege } from '../schema';
import { report } from './report';

/** Whether anybody can be safe before the night is over (rules 15). */
export function* checkWaysOut(body: Siege): Generator<Issue> {
  const { tasks, siege } = body;
  const conflicts = siege.sessions * siege.conflictsPerSession;
  const wayTo = waysOf(body);
  const ways = tasks.map(({ id, ends }) => (ends === 'nothing' ? null : wayTo(id)));
  if (!comesHelp(body) && ways.every((way) => way === null)) {
    const message = 'Nobody can be safe: no task that can be reached leads out or ends the threat, and no help comes.';
    yield report('isolation/nobody-safe', ['tasks'], message);
  }
  for (const [i, way] of ways.entries()) {
    if (way === null || way.length <= conflicts) continue;
    const message = `${at(namesOf(body).tasks, i)} takes ${counted(way.length, 'task')}, and the night has ${counted(conflicts, 'conflict')}.`;
    yield report('isolation/night-short', ['tasks', at(tasks, i).id], message);
  }
  if (siege.rescueAfter !== null && siege.rescueAfter > conflicts) {
    const path = ['siege', 'rescueAfter'];
    const message = `Help comes after ${siege.rescueAfter} conflicts, and the night has ${conflicts}. Nobody will be there to thank them.`;
    yield report('isolation/help-late', path, message, setTo(path, conflicts, `After ${conflicts}`));
  }
}
