import type { Issue } from '@/lib/kernel/issue';
import { circleAmong, remove, setTo } from '@/lib/tabletop/reporter';
import { isBlank } from '@/lib/tabletop/wording';
import { namesOf } from '../names';
import { phraseOf, searchIn } from '../rules/phrases';
import type { Siege } from '../schema';
import { checkList, report } from './codes';

/** Checks tasks: titles, circular requirements, and words that match nothing. */
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
