import { NONE } from '@/lib/tabletop/play/board';
import type { Game } from './game';
import type { Position, Seat } from './state';

/** Tiles where a move can end, as parallel lists that are reused. */
export interface Stops {
  count: number;
  /** Code of the arrows used. */
  readonly uses: number[];
  readonly steps: number[];
  readonly cells: number[];
  /** Cells of the paths, in blocks of `line` per stop. */
  readonly paths: number[];
  line: number;
  /** Most steps that the arrows allow, even if they end on a token. */
  reach: number;
}

export const noStops = (): Stops => ({ count: 0, uses: [], steps: [], cells: [], paths: [], line: 1, reach: 0 });

/** Finds all legal stops of a token, starting with its own cell (rules 5). Each sequence of used arrows is one stop. */
export function findStops(game: Game, position: Position, seat: Seat, arrows: readonly number[], stops: Stops): void {
  const from = position.at[seat] ?? NONE;
  stops.count = 0;
  stops.reach = 0;
  stops.line = game.arrows + 1;
  path[0] = from;
  if (from === NONE) return;
  addStop(stops, from, 0, 0);
  walk(game, position, seat, arrows, stops, from, 0, 0, 0, 0);
  if (!game.rules.mayStop) keepLongest(stops);
}

/** Path of the current recursion. */
const path: number[] = [];

/** Recursive search from a cell reached in `steps` steps. `used` is the bit set of used arrows. */
function walk(
  game: Game,
  position: Position,
  seat: Seat,
  arrows: readonly number[],
  stops: Stops,
  cell: number,
  steps: number,
  code: number,
  used: number,
  first: number,
): void {
  const { arrowOrder, onBlocked, maySkipFirst, occupancy } = game.rules;
  if (steps > stops.reach) stops.reach = steps;
  const isFree = arrowOrder === 'free';
  for (let i = isFree ? 0 : first; i < game.arrows; i++) {
    if ((used >> i) & 1) continue;
    const next = stepFrom(game, position.open, cell, arrows[i] ?? NONE);
    const taken = next !== NONE && isTaken(position.at, next, seat);
    if (next !== NONE && !(taken && occupancy === 'everyStep')) {
      const use = withArrow(code, i + 1, game.arrows);
      path[steps + 1] = next;
      if (!taken) addStop(stops, next, steps + 1, use);
      walk(game, position, seat, arrows, stops, next, steps + 1, use, used | (1 << i), i + 1);
      if (!isFree && !maySkipFirst) return;
    } else if (!isFree && !maySkipFirst && onBlocked === 'stop') return;
  }
}

// Codes: lists of numbers packed into one number, as table indices.

/** Returns the code of a setting of `count` arrows, each below `ways`; NONE if it is malformed. */
export function codeOfArrows(arrows: readonly number[], count: number, ways: number): number {
  if (!Array.isArray(arrows) || arrows.length !== count) return NONE;
  return codeOf(arrows, ways);
}

/** Returns the code of used arrows, numbered from 1; NONE if it is malformed. */
export function codeOfUse(use: readonly number[], arrows: number): number {
  if (!Array.isArray(use) || use.length > arrows || use.includes(0)) return NONE;
  return codeOf(use, arrows + 1);
}

/** Appends an arrow to the code of used arrows. */
const withArrow = (code: number, arrow: number, arrows: number): number => code * (arrows + 1) + arrow;

function codeOf(digits: readonly unknown[], base: number): number {
  let code = 0;
  for (const digit of digits) {
    if (typeof digit !== 'number' || !Number.isInteger(digit) || digit < 0 || digit >= base) return NONE;
    code = code * base + digit;
  }
  return code;
}

/** Returns all lists of `length` numbers below `base`, in the order of their codes. */
export function listsOf(length: number, base: number): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  const shorter = listsOf(length - 1, base);
  return shorter.flatMap((list) => Array.from({ length: base }, (_, last) => [...list, last]));
}

/** Returns all sequences of distinct arrows, by code. */
export function usesOf(arrows: number): readonly (readonly number[] | undefined)[] {
  const uses: (readonly number[] | undefined)[] = [];
  const add = (use: readonly number[]) => {
    uses[codeOf(use, arrows + 1)] = use;
    for (let arrow = 1; arrow <= arrows; arrow++) if (!use.includes(arrow)) add([...use, arrow]);
  };
  add([]);
  return uses;
}

function addStop(stops: Stops, cell: number, steps: number, use: number): void {
  const i = stops.count++;
  stops.uses[i] = use;
  stops.steps[i] = steps;
  stops.cells[i] = cell;
  for (let step = 0; step <= steps; step++) stops.paths[i * stops.line + step] = path[step] ?? NONE;
}

/** Keeps only the stops with the most steps, for games in which nobody may stop early. */
function keepLongest(stops: Stops): void {
  let most = 0;
  for (let i = 0; i < stops.count; i++) most = Math.max(most, stops.steps[i] ?? 0);
  let kept = 0;
  for (let i = 0; i < stops.count; i++) {
    if (stops.steps[i] === most) copyStop(stops, i, kept++);
  }
  stops.count = kept;
}

function copyStop(stops: Stops, from: number, to: number): void {
  for (const list of [stops.uses, stops.steps, stops.cells]) list[to] = list[from] ?? NONE;
  for (let step = 0; step < stops.line; step++) {
    stops.paths[to * stops.line + step] = stops.paths[from * stops.line + step] ?? NONE;
  }
}

function isTaken(at: readonly number[], cell: number, seat: Seat): boolean {
  for (let other = 0; other < at.length; other++) if (at[other] === cell && other !== seat) return true;
  return false;
}

/** Returns the cell that a step leads to; NONE if blocked. A diagonal needs one of its two ways round open. */
function stepFrom({ board, sides }: Game, open: Uint8Array, cell: number, way: number): number {
  if (way < sides) return over(board.neighbours, sides, open, cell, way);
  const down = way === NORTH_EAST || way === NORTH_WEST ? NORTH : SOUTH;
  const across = way <= SOUTH_EAST ? EAST : WEST;
  const by = over(board.neighbours, sides, open, cell, down);
  const next = by === NONE ? NONE : over(board.neighbours, sides, open, by, across);
  if (next !== NONE) return next;
  const other = over(board.neighbours, sides, open, cell, across);
  return other === NONE ? NONE : over(board.neighbours, sides, open, other, down);
}

/** Indices of the directions of squares, as in DIRECTIONS and DIAGONALS. */
const [NORTH, EAST, SOUTH, WEST, NORTH_EAST, SOUTH_EAST, , NORTH_WEST] = [0, 1, 2, 3, 4, 5, 6, 7];

const over = (neighbours: Int16Array, sides: number, open: Uint8Array, cell: number, side: number): number =>
  ((open[cell] ?? 0) >> side) & 1 ? (neighbours[cell * sides + side] ?? NONE) : NONE;
