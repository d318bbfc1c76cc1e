import { NONE } from '@/lib/tabletop/play/board';
import type { Game } from './game';
import type { Position, Seat } from './state';
import type { Stops } from './stops';

/** Fills `sites` with free sites on a stop's path (rules 6, 7). Returns their number; 0 without supply. */
export function findSites(
  game: Game,
  position: Position,
  seat: Seat,
  stops: Stops,
  stop: number,
  sites: number[],
): number {
  if (position.built >= game.supply) return 0;
  const begin = stop * stops.line;
  const steps = stops.steps[stop] ?? 0;
  const first = steps === 0 || game.rules.includeStartTile ? begin : begin + 1;
  return game.onTiles
    ? tilesOf(position, seat, stops.paths, first, begin + steps, steps === 0, sites)
    : edgesOf(game, position, stops.paths, first, begin + steps, sites);
}

/** Adds the open edges of the path's tiles, each once. */
function edgesOf(
  game: Game,
  { open }: Position,
  path: readonly number[],
  first: number,
  last: number,
  sites: number[],
): number {
  const { sides, board } = game;
  let count = 0;
  for (let i = first; i <= last; i++) {
    const cell = path[i] ?? NONE;
    if (isAmong(path, first, i, cell)) continue;
    const bits = open[cell] ?? 0;
    for (let side = 0; side < sides; side++) {
      if (((bits >> side) & 1) === 0) continue;
      const place = cell * sides + side;
      if (!isAmong(path, first, i, board.neighbours[place] ?? NONE)) sites[count++] = board.edgeAt[place] ?? NONE;
    }
  }
  return count;
}

/** Adds the path's tiles without a token or a wall. If the token stays, adds its own tile. */
function tilesOf(
  { walls, at }: Position,
  seat: Seat,
  path: readonly number[],
  first: number,
  last: number,
  stays: boolean,
  sites: number[],
): number {
  let count = 0;
  for (let i = first; i <= last; i++) {
    const cell = path[i] ?? NONE;
    const isFree = stays || !(cell === path[last] || at.some((one, other) => one === cell && other !== seat));
    if (isFree && !walls[cell] && !isAmong(path, first, i, cell)) sites[count++] = cell;
  }
  return count;
}

function isAmong(path: readonly number[], first: number, end: number, cell: number): boolean {
  for (let i = first; i < end; i++) if (path[i] === cell) return true;
  return false;
}

/** Puts a wall on a site and closes its edges. */
export function putWall(game: Game, position: Position, site: number): void {
  const { board, sides } = game;
  position.walls[site] = 1;
  position.built++;
  if (game.onTiles) {
    for (let side = 0; side < sides; side++) close(game, position.open, board.edgeAt[site * sides + side] ?? NONE);
  } else {
    close(game, position.open, site);
  }
}

/** Closes an edge for both of its cells. */
function close({ board, sides }: Game, open: Uint8Array, edge: number): void {
  if (edge === NONE) return;
  for (let end = 2 * edge; end <= 2 * edge + 1; end++) {
    const cell = board.edgeCells[end] ?? NONE;
    for (let side = 0; side < sides; side++) {
      if (board.edgeAt[cell * sides + side] === edge) open[cell] = (open[cell] ?? 0) & ~(1 << side);
    }
  }
}
