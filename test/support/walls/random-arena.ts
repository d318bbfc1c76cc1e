import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import { type Arena, schema } from '@/lib/systems/walls/schema';
import { compileBoard } from '@/lib/tabletop/play/board';
import { startersOf } from '@/test/support/starters';

const starters = await startersOf('walls');

const arenas: readonly Arena[] = starters.map((starter) => schema.parse(starter.body));

const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)] as T;

/** Generates any arena: odd boards, walls that divide them, invalid starts, every option. */
export function randomArena(seed: number): Arena {
  const rng = seededRng(seed);
  const chance = (of: number) => below(rng, of) === 0;
  const board = {
    topology: pick(rng, ['square', 'hex'] as const),
    columns: 3 + below(rng, 4),
    rows: 3 + below(rng, 4),
  };
  const { names, edgeNames } = compileBoard({ ...board, holes: [] });
  const few = (list: readonly string[], share: number) => list.filter(() => chance(share));
  return schema.parse({
    ...pick(rng, arenas),
    ...(!chance(3) && {
      board,
      tiles: few(names, 8).map((id) => ({ id, is: pick(rng, ['hole', 'wall'] as const) })),
      walls: few(edgeNames, pick(rng, [2, 6, 20])).map((id) => ({ id })),
      starts: chance(2) ? [] : few(names, 4).map((cell, i) => ({ id: `${2 + (i % 5)}-${1 + (i % 3)}`, cell })),
    }),
    arrows: 1 + below(rng, 3),
    wallSupply: chance(2) ? null : below(rng, 30),
    options: {
      wallKind: pick(rng, ['edge', 'edge', 'tile'] as const),
      programming: pick(rng, ['roundStart', 'rolling'] as const),
      directions: pick(rng, ['sides', 'diagonals'] as const),
      arrowOrder: pick(rng, ['fixed', 'free'] as const),
      onBlocked: pick(rng, ['skip', 'stop'] as const),
      mayStop: chance(2),
      maySkipFirst: chance(2),
      occupancy: pick(rng, ['end', 'everyStep'] as const),
      includeStartTile: chance(2),
      cascade: chance(2),
      stalemateRounds: 1 + below(rng, 3),
    },
  } satisfies Arena);
}
