import { NONE } from '@/lib/tabletop/play/board';
import { groundOf, supplyLeft, waysOf } from '../rules/ground';
import { startsOf } from '../rules/starts';
import type { Arena } from '../schema';
import { PLAYERS_MAX } from '../vocabulary';
import type { Game } from './game';
import { listsOf, usesOf } from './stops';

/** Compiles an arena for play. Incomplete arenas are playable too. */
export function compile(body: Arena): Game {
  const ground = groundOf(body);
  const { board, walls, wallTiles, closed } = ground;
  const { options: rules, arrows } = body;
  const onTiles = rules.wallKind === 'tile';
  const ways = waysOf(body);
  const sites = onTiles ? board.cells : board.edges;
  return {
    body,
    board,
    rules,
    sides: board.directions.length,
    ways,
    arrows,
    onTiles,
    sites,
    walls: onTiles ? wallTiles : walls,
    open: openSides(board, closed),
    supply: supplyLeft(body, ground),
    starts: Array.from({ length: PLAYERS_MAX + 1 }, (_, players) => startsOf(body, ground, players)),
    programs: listsOf(arrows, ways.length).map((list) => ({ type: 'program', arrows: list })),
    acts: Array.from(usesOf(arrows), (use) =>
      use === undefined ? [] : Array.from({ length: sites + 1 }, (_, i) => ({ type: 'act', use, wall: i + NONE })),
    ),
  };
}

/** Returns a bit for each edge that can be crossed, by cell. */
function openSides({ cells, directions, edgeAt }: Game['board'], closed: ArrayLike<number>): Uint8Array {
  const sides = directions.length;
  return Uint8Array.from({ length: cells }, (_, cell) => {
    let bits = 0;
    for (let side = 0; side < sides; side++) {
      const edge = edgeAt[cell * sides + side] ?? NONE;
      if (edge !== NONE && !closed[edge]) bits |= 1 << side;
    }
    return bits;
  });
}
