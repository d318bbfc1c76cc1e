import type { Effort, Facts } from '@/lib/contract/authored';
import { count } from '@/lib/tabletop/play/contest';
import { surveyKnown } from './check/survey';
import { trapName } from './names';
import type { Ship } from './schema';

const EFFORT: Effort = { id: 'leastSteps', one: 'step', many: 'steps' };

/** Returns the contents of box and layout, and the length of the way out. */
export function facts(body: Ship): Facts {
  const { game, layout } = surveyKnown(body);
  const { steps, tiles, gaps, hops } = layout;
  return {
    counts: [
      count('tiles', 'tile', tiles),
      count('gaps', 'gap', gaps),
      count('hops', 'hop', hops),
      count('levels', 'level', body.levels.length),
      count('characters', 'character', body.characters.length),
      count('endings', 'ending', body.endings.length),
      {
        ...count('traps', 'trap tile', Object.fromEntries(body.traps.map(({ id, tiles }) => [id, tiles]))),
        kinds: Object.fromEntries(body.traps.map(({ id }, trap) => [id, trapName(game, trap)])),
      },
    ],
    routes: [
      {
        id: 'finish',
        title: body.ship.finishName.trim() || 'The finish',
        reachable: steps !== undefined,
        least: steps ?? null,
        exact: true,
        goals: [],
      },
    ],
    effort: EFFORT,
  };
}
