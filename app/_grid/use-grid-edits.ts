import { useStudio, useUndoable } from '@/app/_draft/use-draft';
import { announce } from '@/app/_ui/announce';
import { askWorker } from '@/app/_workers/ask-worker';
import type { PinsReply, PinsRequest } from '@/app/_workers/protocols';
import type { GridLayer } from '@/lib/contract/form';
import type { Json } from '@/lib/kernel/json';
import { nestPatches, type Patch } from '@/lib/kernel/patch';
import type { Topology } from '@/lib/kernel/tiling';
import { formatPlace, type Spot } from '@/lib/kit/grid';
import { referencesIn } from '@/lib/schema/references';
import { type Board, NONE, parseEdge, partsOf, stepsFrom } from '@/lib/tabletop/play/board';
import { counted, joined } from '@/lib/tabletop/words/wording';
import {
  boardOf,
  clearHoles,
  type GridState,
  moveState,
  pinId,
  pinsOf,
  stateOf,
  statePatches,
  wallsOf,
  without,
} from './grid-board';
import {
  type Axis,
  edits as doesEdit,
  followPatches,
  type GridConfig,
  type GridSize,
  mirror,
  movedBy,
  paint,
  type Side,
  shiftOf,
  trimOf,
} from './grid-model';
import { foldedEdges, mirrorEdges } from './grid-sides';
import { mirrorPins, putPin } from './pin-folds';
import type { Painted } from './use-stroke';

const BODY = ['body'];

const LIMIT_MS = 20_000;

/** Asks the game, in a worker, for good places for a set of pins. Undefined if the worker failed or took too long. */
async function findPins(request: PinsRequest): Promise<readonly string[] | undefined> {
  const worker = new Worker(new URL('../_workers/pins.worker.ts', import.meta.url), { type: 'module' });
  const found = askWorker<PinsReply>(worker, request, { limitMs: LIMIT_MS, tooSlow: '', broken: '' });
  return found.then(
    ({ cells }) => cells,
    () => undefined,
  );
}

/** Edits of a grid, each one undo step. */
export function useGridEdits(
  widget: GridConfig,
  shown: {
    readonly topology: Topology;
    readonly size: GridSize;
    readonly folds: readonly Axis[];
    readonly players: number;
  },
  setPaper: (size: GridSize) => void,
) {
  const { session, system } = useStudio();
  const undoable = useUndoable();
  const { topology, size, folds, players } = shown;
  const body = () => session.draft().body as Json;
  /** Returns the grid from the current draft, which may be newer than the one drawn. */
  const current = (): GridState => stateOf(widget, body());
  const boardNow = (state: GridState): Board => boardOf(widget, state.cells, topology, size);
  const edit = (before: GridState, after: GridState): void => {
    const patches = statePatches(widget, BODY, before, after);
    if (patches.length > 0) session.edit(patches);
  };
  const resize = (next: GridSize): readonly Patch[] => {
    const { size: fields } = widget;
    if (!fields) return [];
    return (['columns', 'rows'] as const).flatMap((line): readonly Patch[] =>
      next[line] === size[line] ? [] : [{ op: 'set', path: [...BODY, ...fields[line]], value: next[line] }],
    );
  };
  /** Moves everything on the grid, and updates references to its cells elsewhere in the scenario. */
  const move = (shift: (spot: Spot) => Spot | undefined, next: GridSize, message: string): void => {
    const before = current();
    const references = referencesIn(system.shape, body());
    const patches = [
      ...resize(next),
      ...statePatches(widget, BODY, before, moveState(before, shift)),
      ...nestPatches(followPatches(widget, references, movedBy(before.cells, shift)), BODY),
    ];
    if (patches.length > 0) undoable(message, patches);
    setPaper(next);
  };

  const setEdges = (painted: Painted): void => {
    const before = current();
    const board = boardNow(before);
    const edges = new Map(before.edges);
    for (const [id, value] of painted) {
      if (value === undefined) edges.delete(id);
      else if (board.edgeOf(id) !== NONE && !edges.has(id)) edges.set(id, [id]);
    }
    edit(before, { ...before, edges });
  };

  return {
    paintCells(painted: Painted): void {
      const before = current();
      const after = { ...before, cells: paint(before.cells, painted) };
      edit(before, clearHoles(widget, after, painted.keys()));
    },
    setEdges,
    /** Adds or removes a wall on a side of a cell and announces it. There is no side at the rim. */
    wall(id: string | undefined, cell: string): void {
      if (id === undefined) {
        announce(`${cell} has no side there: that is the rim.`);
        return;
      }
      const before = current();
      const isOn = !before.edges.has(id);
      setEdges(new Map(foldedEdges(id, size, folds).map((each) => [each, isOn ? each : undefined])));
      const after = current();
      announce(sayWall(widget, id, isOn, boardNow(after), after));
    },
    /** Puts a pin on a cell, or removes it if it was there. Returns whether it is there now. */
    placePin(number: number, cell: string): boolean {
      const before = current();
      const board = boardNow(before);
      if (board.cellOf(cell) === NONE) {
        announce(`${cell} is not part of the board.`);
        return false;
      }
      const stands = before.pins.get(pinId(players, number)) !== cell;
      const after = { ...before, pins: putPin(before, { players, number, cell }, { size, folds, board }) };
      edit(before, after);
      announce(
        stands ? sayPin(widget, number, cell, players, board, after) : `${widget.pins?.title} ${number}: not placed`,
      );
      return stands;
    },
    /** Places all pins of the set where the game recommends. */
    async findPins(): Promise<void> {
      const cells = await findPins({ system: system.id, draft: session.draft() as unknown as Json, players });
      const before = current();
      if (!cells) announce('The search for places failed. Try again.');
      else if (cells.length < players) announce(`There is no room for ${players} on this board.`);
      else {
        const found = cells.map((cell, i) => [pinId(players, i + 1), cell] as const);
        const patches = statePatches(widget, BODY, before, { ...before, pins: new Map([...before.pins, ...found]) });
        if (patches.length > 0) undoable(`Found places for ${players}: ${joined(cells)}.`, patches);
        else announce('They are in the fairest places already.');
      }
    },
    removePinsAt(cell: string): void {
      const before = current();
      const isThere = (id: string, at: string) => at === cell && id.startsWith(`${players}-`);
      edit(before, { ...before, pins: new Map([...before.pins].filter(([id, at]) => !isThere(id, at))) });
    },
    line(side: Side, by: 1 | -1): void {
      const line = side === 'left' || side === 'right' ? 'column' : 'row';
      // With hexagons the top changes by two rows, since one row would shift every other row against its neighbours.
      const times = side === 'top' && topology === 'hex' ? 2 : 1;
      const what = times === 2 ? '2 rows' : `a ${line}`;
      const message = by === 1 ? `Added ${what} at the ${side}.` : `Removed ${what} at the ${side}.`;
      const [columns, rows] =
        line === 'column' ? [size.columns + by, size.rows] : [size.columns, size.rows + times * by];
      const once = shiftOf(side, by, size);
      const twice = shiftOf(side, by, { ...size, rows: size.rows + by });
      const shift = (spot: Spot) => {
        const moved = once(spot);
        return times === 2 && moved ? twice(moved) : moved;
      };
      move(shift, { columns, rows }, message);
    },
    trim(least: GridSize): void {
      const board = boardNow(current());
      const { shift, size: used } = trimOf(new Map(board.names.map((name) => [name, ''])));
      if (used.columns === 0) return;
      const { x, y } = shift({ x: 0, y: 0 });
      const up = topology === 'hex' ? y + (y % 2 === 0 ? 0 : 1) : y;
      const next = {
        columns: Math.max(least.columns, used.columns),
        rows: Math.max(least.rows, used.rows + up - y),
      };
      const within = (spot: Spot) => {
        const to = { x: spot.x + x, y: spot.y + up };
        return to.x >= 0 && to.y >= 0 && to.x < next.columns && to.y < next.rows ? to : undefined;
      };
      move(within, next, 'Trimmed the empty edges.');
    },
    mirror(from: Side): void {
      const before = current();
      const does = (layer: GridLayer) => doesEdit(widget, layer);
      const cells = does('cells') ? mirror(before.cells, widget.paints, size, from) : before.cells;
      const painted = [...before.cells.keys(), ...cells.keys()];
      const edges = does('edges') ? mirrorEdges(before, size, from) : before.edges;
      const pins = does('pins') ? mirrorPins(before, players, size, from, boardNow(before)) : before.pins;
      const after = clearHoles(widget, { cells, edges, pins }, painted);
      const patches = statePatches(widget, BODY, before, after);
      if (patches.length > 0) undoable(`Copied the ${from} half to both sides.`, patches);
      else announce('Both halves are already the same.');
    },
    remove(gone: GridState): void {
      const before = current();
      undoable(
        'Removed the entries that are not on the board.',
        statePatches(widget, BODY, before, without(before, gone)),
      );
    },
    sayPaint(spot: Spot, value: string | undefined): void {
      const title = widget.paints.find((each) => each.value === value)?.title ?? widget.gap.title;
      announce(`${formatPlace(spot)}: ${title}`);
    },
  };
}

/** Sentence for screen readers: a wall was added or removed, and into how many parts the walls now cut the board. */
export function sayWall({ edges }: GridConfig, id: string, isOn: boolean, board: Board, state: GridState): string {
  const [a, b] = (parseEdge(id) ?? []).map(formatPlace);
  const parts = partsOf(board, wallsOf(board, state), new Int16Array(board.cells));
  const cut = parts > 1 ? ` The board is in ${parts} parts.` : '';
  const title = edges?.title ?? '';
  return `${isOn ? title : `No ${title.toLowerCase()}`} between ${a} and ${b}.${cut}`;
}

/** Sentence for screen readers: the place of a pin and the distance to the nearest other one of its set. */
export function sayPin(
  { pins }: GridConfig,
  number: number,
  cell: string,
  players: number,
  board: Board,
  state: GridState,
): string {
  const steps = new Int16Array(board.cells);
  stepsFrom(board, wallsOf(board, state), board.cellOf(cell), steps);
  const others = pinsOf(state, players)
    .filter(([other]) => other !== number)
    .map(([, at]) => steps[board.cellOf(at)] ?? NONE)
    .filter((far) => far !== NONE);
  const title = pins?.title ?? '';
  const far =
    others.length === 0
      ? ''
      : `, ${counted(Math.min(...others), 'step')} from the nearest other ${title.toLowerCase()}`;
  return `${title} ${number}: ${cell}${far}`;
}
