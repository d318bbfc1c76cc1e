import type { Issue } from '@/lib/kernel/issue';
import { circleAmong, remove, setTo } from '@/lib/tabletop/authoring/reporter';
import { capital, isBlank, joinedUpTo } from '@/lib/tabletop/words/wording';
import { namesOf } from '../names';
import { phraseOf, searchIn } from '../rules/phrases';
import type { Siege, Task } from '../schema';
import { checkList, report } from './codes';

const MOST_NAMED = 4;

/** Checks tasks: titles, circular requirements, and words that match nothing or contradict each other. */
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
  for (const task of tasks) yield* checkWords(task);
}

/** Reports words that a task both serves and violates: they bring a die of each colour. */
function* checkWords({ id, serves, violates }: Task): Generator<Issue> {
  const served = new Set(serves.map(({ word }) => phraseOf(word)));
  const both = violates.filter(({ word }) => phraseOf(word) !== '' && served.has(phraseOf(word)));
  const [first] = both;
  if (!first) return;
  const words = both.map(({ word }) => `“${word.trim()}”`);
  const message = `The task both serves and violates ${joinedUpTo(MOST_NAMED, words)}. Remove it from one of the two.`;
  yield report('isolation/serves-and-violates', ['tasks', id, 'violates', first.id], message);
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
  // Nobody has anything yet.
  if (cast.length === 0) return;
  for (const task of tasks) {
    const odd = Object.entries(searches).flatMap(([list, isThere]) =>
      task[list as keyof typeof searches]
        .filter(({ word }) => !isThere(phraseOf(word)))
        .map(({ id, word }) => ({ path: ['tasks', task.id, list, id], word })),
    );
    const [first] = odd;
    if (!first) continue;
    const words = odd.map(({ word }) => (isBlank(word) ? 'an empty line' : `“${word.trim()}”`));
    const message = `${capital(joinedUpTo(MOST_NAMED, words))}: fits nothing that anybody here has.`;
    const fix = remove(
      odd.map(({ path }) => path),
      odd.length === 1 ? 'Remove it' : `Remove all ${odd.length}`,
    );
    yield report('isolation/fits-nobody', first.path, message, fix);
  }
}
