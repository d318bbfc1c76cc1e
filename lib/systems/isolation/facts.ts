import type { Facts, Route } from '@/lib/contract/authored';
import { declinedIn, isDeclined } from '@/lib/contract/suggestions';
import { at } from '@/lib/kernel/at';
import { count } from '@/lib/tabletop/contest';
import { everyTwo, untied } from '@/lib/tabletop/pairs';
import { isBlank } from '@/lib/tabletop/wording';
import { namesOf } from './names';
import { comesHelp, waysOf } from './rules/ways';
import type { Siege } from './schema';
import { missingLinks } from './suggestions';
import { COLOUR_LABELS, COLOURS } from './vocabulary';

/** Who is there, what is between them, what can be done, and which tasks end the night. */
export function facts(body: Siege): Facts {
  const { cast, links, threat, tasks, stress } = body;
  const declined = declinedIn(body.declined);
  const byColour = Object.fromEntries(
    COLOURS.map((colour) => [colour, links.filter((link) => link.colour === colour).length]),
  );
  return {
    counts: [
      count('cast', 'character', cast.length),
      count('pairs', 'pair', everyTwo(cast).length),
      count('barePairs', 'pair without a link', untied(cast, links).length, 'pairs without a link'),
      { ...count('links', 'link', byColour), kinds: COLOUR_LABELS },
      count('labelled', 'link with a label', links.filter(({ label }) => !isBlank(label)).length, 'links with a label'),
      count('offers', 'open suggestion', missingLinks(body).filter((one) => !isDeclined(one, declined)).length),
      count('tasks', 'task', tasks.length),
      count('events', 'event', stress.events.length + threat.escalation.length),
      count('reliefs', 'relief', stress.relief.length),
      count('stress', 'Stress at the start', stress.start, 'Stress at the start'),
    ],
    routes: [...routesByTask(body), ...rescue(body)],
    effort: { id: 'leastTasks', one: 'task', many: 'tasks' },
  };
}

function routesByTask(body: Siege): readonly Route[] {
  const wayTo = waysOf(body);
  return body.tasks.flatMap(({ id, ends }, i): readonly Route[] => {
    if (ends === 'nothing') return [];
    const way = wayTo(id);
    return [
      {
        id,
        title: at(namesOf(body).tasks, i),
        reachable: way !== null,
        least: way?.length ?? null,
        exact: true,
        goals: way?.map((task) => task.id) ?? [],
      },
    ];
  });
}

/** Help from outside, if somebody expects it; it takes no task. */
function rescue(body: Siege): readonly Route[] {
  if (body.siege.rescueAfter === null) return [];
  const reachable = comesHelp(body);
  return [{ id: 'rescue', title: 'Help from outside', reachable, least: reachable ? 0 : null, exact: true, goals: [] }];
}
