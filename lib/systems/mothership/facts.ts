import type { Effort, Facts } from '@/lib/contract/authored';
import { surveyKnown } from './check/survey';
import type { Ship } from './schema';

const EFFORT: Effort = { id: 'leastSteps', one: 'step', many: 'steps' };

/** Returns the contents of box and layout, and the length of the way out. */
export function facts(body: Ship): Facts {
  const { steps, tiles, gaps, hops } = surveyKnown(body).layout;
  return {
    counts: [
      { id: 'tiles', one: 'tile', many: 'tiles', count: tiles },
      { id: 'gaps', one: 'gap', many: 'gaps', count: gaps },
      { id: 'hops', one: 'hop', many: 'hops', count: hops },
      { id: 'levels', one: 'level', many: 'levels', count: body.levels.length },
      { id: 'characters', one: 'character', many: 'characters', count: body.characters.length },
      { id: 'endings', one: 'ending', many: 'endings', count: body.endings.length },
      {
        id: 'traps',
        one: 'trap tile',
        many: 'trap tiles',
        count: Object.fromEntries(body.traps.map(({ id, tiles }) => [id, tiles])),
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
