import type { Count, Facts } from '@/lib/contract/authored';
import { NONE } from '@/lib/tabletop/board';
import { NO_WAYS_OUT } from '@/lib/tabletop/contest';
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
      { id: 'cells', one: 'tile', many: 'tiles', count: cells },
      { id: 'columns', one: 'column', many: 'columns', count: columns },
      { id: 'rows', one: 'row', many: 'rows', count: rows },
      { id: 'edges', one: 'side for a wall', many: 'sides for walls', count: edges },
      { id: 'walls', one: 'wall', many: 'walls', count: standingOn(ground) },
      { id: 'tokens', one: 'token', many: 'tokens', count: body.tokens.length },
      { id: 'arrows', one: 'arrow', many: 'arrows', count: body.arrows },
      eachTable('starts', 'start', 'starts', byTable('starts')),
      eachTable('nearest', 'step apart', 'steps apart', byTable('nearest')),
    ],
    ...NO_WAYS_OUT,
  };
}

/** A count by number of players; 0 if there is no way between two starts. */
const eachTable = (id: string, one: string, many: string, count: Readonly<Record<string, number>>): Count => ({
  id,
  one,
  many,
  count,
  isOneOf: true,
});
