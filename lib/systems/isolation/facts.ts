import type { Facts, Route } from '@/lib/contract/authored';
import { declinedIn, isDeclined } from '@/lib/contract/suggestions';
import { count } from '@/lib/tabletop/play/contest';
import { allPairs, untied } from '@/lib/tabletop/play/pairs';
import { isBlank } from '@/lib/tabletop/words/wording';
import { isHelpInTime, waysOut } from './rules/ways';
import type { Siege, Task } from './schema';
import { missingLinks } from './suggestions';
import { COLOUR_LABELS, COLOURS } from './vocabulary';

/** Counts the cast, links, tasks and events, and finds the tasks that lead to each ending. */
export function facts(body: Siege): Facts {
  const { cast, links, threat, tasks, stress } = body;
  const declined = declinedIn(body.declined);
  const byColour = Object.fromEntries(
    COLOURS.map((colour) => [colour, links.filter((link) => link.colour === colour).length]),
  );
  return {
    counts: [
      count('cast', 'character', cast.length),
      count('pairs', 'pair', allPairs(cast).length),
      count('barePairs', 'pair without a link', untied(cast, links).length, 'pairs without a link'),
      { ...count('links', 'link', byColour), kinds: COLOUR_LABELS },
      count('labelled', 'link with a label', links.filter(({ label }) => !isBlank(label)).length, 'links with a label'),
      count('offers', 'open suggestion', missingLinks(body).filter((one) => !isDeclined(one, declined)).length),
      count('tasks', 'task', tasks.length),
      count('events', 'event', stress.events.length + threat.escalation.length),
      count('reliefs', 'relief', stress.relief.length),
      count('stress', 'level of Stress at the start', stress.start, 'levels of Stress at the start'),
    ],
    routes: [
      ...waysOut(body).map(({ task, name, way }) => routeBy(task.id, name, way)),
      ...(body.siege.rescueAfter === null
        ? []
        : [routeBy('rescue', 'Help from outside', isHelpInTime(body) ? [] : null)]),
    ],
    effort: { id: 'leastTasks', one: 'task', many: 'tasks' },
  };
}

/** Route to an ending: the tasks to be done; null if it is unreachable. */
const routeBy = (id: string, title: string, tasks: readonly Task[] | null): Route => ({
  id,
  title,
  reachable: tasks !== null,
  least: tasks?.length ?? null,
  exact: true,
  goals: tasks?.map((task) => task.id) ?? [],
});
