import type { Facts } from '@/lib/contract/authored';
import { NONE } from '@/lib/tabletop/play/board';
import { count, NO_WAYS_OUT } from '@/lib/tabletop/play/contest';
import { groundOf, standingOn } from './rules/ground';
import { placedStarts, startFairness, tablesOf } from './rules/starts';
import type { Arena } from './schema';

/** Counts tiles, walls and starts before the first turn. */
export function facts(body: Arena): Facts {
  const ground = groundOf(body);
  const { columns, rows, cells, edges } = ground.board;
  const tables = tablesOf(body).map((players) => {
    const starts = placedStarts(body, ground, players).filter((cell) => cell !== NONE);
    const nearest = Math.min(...startFairness(ground, starts).nearest);
    return { players, starts: starts.length, nearest: Number.isFinite(nearest) ? nearest : 0 };
  });
  const byTable = (key: 'starts' | 'nearest') =>
    Object.fromEntries(tables.map((table) => [String(table.players), table[key]]));
  return {
    counts: [
      count('cells', 'tile', cells),
      count('columns', 'column', columns),
      count('rows', 'row', rows),
      count('edges', 'side for a wall', edges, 'sides for walls'),
      count('walls', 'wall', standingOn(ground)),
      count('tokens', 'token', body.tokens.length),
      count('arrows', 'arrow', body.arrows),
      { ...count('starts', 'start', byTable('starts')), isOneOf: true },
      { ...count('nearest', 'step apart', byTable('nearest'), 'steps apart'), isOneOf: true },
    ],
    ...NO_WAYS_OUT,
  };
}
