import { at } from '@/lib/kernel/at';
import { findCycle } from '@/lib/kernel/graph';
import type { Issue } from '@/lib/kernel/issue';
import { phraseOf, searchIn } from '@/lib/kernel/phrases';
import { remove, setTo } from '@/lib/tabletop/reporter';
import { isBlank, joinedUpTo } from '@/lib/tabletop/wording';
import { namesOf } from '../names';
import type { Siege } from '../schema';
import { checkList, report } from './report';

const MOST_NAMED = 6;

/** What can be done: names, what waits for what, and words that fit nothing. */
export function* checkTasks(body: Siege): Generator<Issue> {
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

/** One circle at a time: the next one shows once this one is open. */
function* checkCircle(body: Siege): Generator<Issue> {
  const { tasks } = body;
  const circle = findCycle(tasks, ({ requires }) => requires.map(({ task }) => task));
  if (!circle) return;
  const [first] = circle;
  const next = circle[1] ?? first;
  const names = circle.map((task) => at(namesOf(body).tasks, tasks.indexOf(task)));
  const message = `${joinedUpTo(MOST_NAMED, names)} ${names.length === 1 ? 'waits for itself' : 'wait for each other'}, so nobody ever begins. Take one of the needs away.`;
  const lines = first.requires
    .filter(({ task }) => task === next.id)
    .map(({ id }) => ['tasks', first.id, 'requires', id]);
  yield report('isolation/task-circle', ['tasks', first.id, 'requires'], message, remove(lines, 'Take it away'));
}

/** Professions, goals, biases and labels that a task looks for, and nobody has. */
function* checkFits({ cast, links, tasks, options }: Siege): Generator<Issue> {
  const aims = searchIn(cast.flatMap(({ bias, goal }) => [bias, goal]));
  const labels = searchIn(links.flatMap(({ kind, label }) => (kind === 'descriptor' ? [label] : [])));
  const searches = {
    professions: searchIn(cast.map(({ profession }) => profession)),
    serves: aims,
    violates: aims,
    // Any label may still come up in play if those count.
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
