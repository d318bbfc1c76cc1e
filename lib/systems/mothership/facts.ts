import type { Facts } from '../contract';
import { layoutFacts } from './layout/facts';
import { compile } from './rules/compile';
import type { Kit } from './schema';

/** Counts and the way out, for reports and the command line. */
export function facts(kit: Kit): Facts {
  const game = compile(kit);
  const { steps, tiles } = layoutFacts(game);
  return {
    goals: Math.max(0, ...kit.levels.map(({ objective }) => objective)),
    rooms: tiles,
    passages: game.neighbours.reduce((sum, neighbours) => sum + neighbours.length, 0) / 2,
    events: Object.fromEntries(kit.traps.map(({ id, tiles }) => [id, tiles])),
    routes: [
      {
        id: 'finish',
        title: kit.ship.finishName.trim() || 'The finish',
        reachable: steps !== undefined,
        leastConflicts: steps ?? null,
        exact: true,
        goals: [],
      },
    ],
  };
}
