import type { Issue } from '@/lib/kernel/issue';
import { checkerOf, circleAmong, remove, setTo } from '@/lib/tabletop/authoring/reporter';
import { counted, isBlank } from '@/lib/tabletop/words/wording';
import { namesOf } from '../names';
import { conflictsIn, isHelpInTime, waysOut } from '../rules/degrees';
import { phraseOf, searchIn } from '../rules/phrases';
import type { Siege } from '../schema';
import { checkCast, checkStress } from './cast';
import { blanks, checkList, checkReferences, report } from './codes';
import { checkLinks } from './links';

/** Checks a siege (rules 11). Issues come in the order in which a siege is written. */
export const check = checkerOf(
  (body: Siege) => body,
  [checkPlace, checkCast, checkLinks, checkTasks, checkWaysOut, checkStress, checkReferences],
);

/** Checks that people can reach safety before the night is over (rules 15). */
function* checkWaysOut(body: Siege): Generator<Issue> {
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

/** Checks tasks: titles, circular requirements, and words that match nothing. */
function* checkTasks(body: Siege): Generator<Issue> {
  const { tasks } = body;
  if (tasks.length === 0) {
    const message = 'Nothing is prepared. Add what people might try, and what would end the night.';
    yield report('isolation/no-task', ['tasks'], message);
  }
  yield* checkList(['tasks'], 'title', tasks, { noun: 'Task', code: 'isolation/task-unnamed' });
  yield* checkCircle(body);
  for (const { id, ends, everybody } of tasks) {
    if (!everybody || ends === 'out') continue;
    const path = ['tasks', id, 'everybody'];
    const message = 'It takes everybody along, but leads nobody out, so that changes nothing.';
    yield report('isolation/everybody-stays', path, message, setTo(path, false, 'Switch it off'));
  }
  yield* checkFits(body);
}

function* checkCircle(body: Siege): Generator<Issue> {
  const waiting = body.tasks.map(({ id, requires }) => ({
    id,
    needs: requires.map((need) => ({ id: need.id, of: need.task })),
  }));
  const circle = circleAmong(waiting, namesOf(body).tasks, ['tasks'], 'requires');
  if (circle) yield report('isolation/task-circle', circle.path, circle.message, circle.fix);
}

/** Reports professions, goals, biases and labels that a task looks for and nobody has. */
function* checkFits({ cast, links, tasks, options }: Siege): Generator<Issue> {
  const aims = searchIn(cast.flatMap(({ bias, goal }) => [bias, goal]));
  const labels = searchIn(links.flatMap(({ kind, label }) => (kind === 'descriptor' ? [label] : [])));
  const searches = {
    professions: searchIn(cast.map(({ profession }) => profession)),
    serves: aims,
    violates: aims,
    // With `storyLabels`, any label can still come up in play.
    ...(!options.storyLabels && { labels }),
  };
  for (const task of tasks) {
    for (const [list, isThere] of Object.entries(searches)) {
      for (const { id, word } of task[list as keyof typeof searches]) {
        if (isThere(phraseOf(word))) continue;
        const path = ['tasks', task.id, list, id];
        const message = isBlank(word) ? 'This line is empty.' : `“${word.trim()}” fits nothing that anybody here has.`;
        yield report('isolation/fits-nobody', path, message, remove([path], 'Remove it'));
      }
    }
  }
}
