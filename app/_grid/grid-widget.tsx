'use client';

import { useId, useMemo, useState } from 'react';
import { elementId } from '@/app/_draft/element-id';
import { gridLists } from '@/app/_draft/steps';
import { useStudio } from '@/app/_draft/use-draft';
import { Button } from '@/app/_ui/button';
import type { Path } from '@/lib/kernel/path';
import type { Topology } from '@/lib/kernel/tiling';
import { formatPlace, type Spot } from '@/lib/kit/grid';
import { compileBoard } from '@/lib/tabletop/play/board';
import { joinedUpTo } from '@/lib/tabletop/words/wording';
import { boardOf, type GridState, pinsOf, straysOf } from './grid-board';
import { edgeBrush, paintBrush, pinBrush } from './grid-brushes';
import { GridCanvas } from './grid-canvas';
import type { GridAction } from './grid-keys';
import { GridFigures, GridPinSets, GridTrouble } from './grid-marks';
import { type Axis, edits as doesEdit, type GridConfig, paintedAt } from './grid-model';
import { axesOf, edgeTowards } from './grid-sides';
import { firstTool, GridPalette, GridSizes, GridSymmetry, type Tool } from './grid-tools';
import { limitsOf, useGrid, usePaper, useRemarksOf } from './use-grid';
import { useGridEdits } from './use-grid-edits';

/** Wider grids take the full width of the page, with their figures below. */
const BROAD = 16;

const SHOWN = 6;

/** Entries that are not on the board, where they could be neither seen nor removed. */
function GridStrays(props: {
  readonly widget: GridConfig;
  readonly strays: GridState;
  readonly editable: boolean;
  readonly onRemove: () => void;
}) {
  const { widget, strays, editable, onRemove } = props;
  const named = [
    ...strays.cells.keys(),
    ...[...strays.edges.keys()].map((id) => `${widget.edges?.title} ${id}`),
    ...[...strays.pins].map(([id, cell]) => `${widget.pins?.title} ${id}${cell === '' ? '' : ` at ${cell}`}`),
  ];
  if (named.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 border-l-4 border-hazard pl-3 text-sm">
      <p className="[overflow-wrap:anywhere]">Not on the board: {joinedUpTo(SHOWN, named)}.</p>
      {editable && (
        <Button className="text-sm!" onClick={onRemove}>
          Remove {named.length === 1 ? 'it' : 'them'}
        </Button>
      )}
    </div>
  );
}

/** Editor of a grid of squares or hexagons with walls and pins, and the game's remarks about it. */
export function GridWidget({ widget }: { readonly widget: GridConfig }) {
  const { session, system } = useStudio();
  const path = useMemo<Path>(() => ['body', ...(gridLists(widget)[0] ?? widget.path)], [widget]);
  const { state, topology, said, sets } = useGrid(widget);
  const { figures, marks } = useRemarksOf(widget);
  const [paper, setPaper] = usePaper(state.cells);
  const size = said ?? paper;
  const { columns, rows } = size;
  const hasMore = widget.edges !== undefined || widget.pins !== undefined;
  const board = useMemo(
    () =>
      hasMore
        ? boardOf(widget, state.cells, topology, { columns, rows })
        : compileBoard({ topology, columns, rows, holes: [] }),
    [widget, hasMore, state.cells, topology, columns, rows],
  );
  const edges = useMemo(() => new Set(state.edges.keys()), [state.edges]);
  const strays = useMemo(
    () => (said ? straysOf(widget, state, board, { columns, rows }) : undefined),
    [said, widget, state, board, columns, rows],
  );
  const [tool, setTool] = useState<Tool>(() => firstTool(widget));
  const [wantedFolds, setFolds] = useState<readonly Axis[]>([]);
  const [wantedSet, setSet] = useState(sets[0] ?? 0);
  const players = sets.includes(wantedSet) ? wantedSet : (sets[0] ?? 0);
  const showsPins = doesEdit(widget, 'pins');
  const pins = useMemo(() => (showsPins ? pinsOf(state, players) : []), [showsPins, state, players]);
  const axes = axesOf(topology, size);
  const folds = wantedFolds.filter((axis) => axes.includes(axis));
  const helpId = useId();
  const editable = !session.readOnly;
  const edits = useGridEdits(widget, { topology, size, folds, players }, setPaper);
  const limits = limitsOf(widget, system.shape);

  const hand = tool === 'look' ? firstTool(widget) : tool;
  const kind = hand === 'edges' ? 'edges' : typeof hand === 'object' && 'pin' in hand ? 'pins' : 'paint';
  const inHand = typeof tool === 'object' && 'paints' in tool ? tool.paints : widget.paints[0]?.value;
  const pinInHand = typeof tool === 'object' && 'pin' in tool ? Math.min(tool.pin, players) : 1;
  const folded = (spot: Spot, what: string | undefined) => paintedAt(spot, what, widget.paints, size, folds);
  const place = (number: number, cell: string) => {
    const stands = edits.placePin(number, cell);
    const free = Array.from({ length: players }, (_, i) => i + 1).find(
      (each) => each !== number && !pins.some(([placed]) => placed === each),
    );
    // Selects the next free pin, so that all can be placed one after another.
    setTool({ pin: stands ? (free ?? number) : number });
  };
  const brush =
    kind === 'edges'
      ? edgeBrush({ board, size, folds, edges, end: edits.setEdges })
      : kind === 'pins'
        ? pinBrush({ board, pins, hand: pinInHand, end: place })
        : paintBrush({ topology, size, cells: state.cells, tool: inHand, paintedAt: folded, end: edits.paintCells });
  const paintAt = (spot: Spot, what: string | undefined) => {
    edits.paintCells(folded(spot, what));
    edits.sayPaint(spot, what);
  };
  const onAction = (action: GridAction, at: Spot) => {
    const id = formatPlace(at);
    if ('paint' in action) paintAt(at, action.paint);
    else if ('side' in action) edits.wall(edgeTowards(board, at, action.side), id);
    else if ('pin' in action) {
      if (action.pin === 0) edits.removePinsAt(id);
      else if (action.pin <= players) place(action.pin, id);
    } else if ('use' in action) {
      if (kind === 'pins') place(pinInHand, id);
      else if (kind === 'paint') paintAt(at, state.cells.get(id) === inHand ? undefined : inHand);
    } else if ('go' in action && action.paints) paintAt(at, inHand);
  };

  return (
    <section id={elementId(path)} aria-label={widget.title} className="flex min-w-0 flex-col gap-4">
      {state.cells.size === 0 && !said && (
        <p className="border-2 border-dashed border-line p-5 text-grey">{widget.empty}</p>
      )}
      {editable && <GridPalette widget={widget} tool={tool} onTool={setTool} />}
      {widget.pins && doesEdit(widget, 'pins') && (
        <GridPinSets
          pins={widget.pins}
          sets={sets}
          players={players}
          onPlayers={setSet}
          placed={new Map(pins)}
          chosen={kind === 'pins' ? pinInHand : undefined}
          editable={editable}
          onChoose={(pin) => setTool({ pin })}
          onFind={edits.findPins}
        />
      )}
      <div className={`grid gap-6 ${columns > BROAD ? '' : 'lg:grid-cols-[minmax(0,1fr)_16rem]'}`}>
        <div className="flex min-w-0 flex-col gap-3">
          <GridCanvas
            widget={widget}
            path={path}
            label={`${widget.title}: ${columns} columns, ${rows} rows`}
            helpId={helpId}
            cells={state.cells}
            board={board}
            size={size}
            edges={edges}
            pins={pins}
            marks={marks}
            editable={editable}
            tool={kind}
            looking={tool === 'look'}
            brush={brush}
            onAction={onAction}
          />
          <GridHelp id={helpId} widget={widget} topology={topology} tool={kind} editable={editable} />
          {strays && (
            <GridStrays widget={widget} strays={strays} editable={editable} onRemove={() => edits.remove(strays)} />
          )}
          <GridTrouble widget={widget} />
        </div>
        <GridFigures figures={figures} marks={marks.values()} />
      </div>
      {editable && (
        <div className="grid gap-6 sm:grid-cols-2">
          {axes.length > 0 && (
            <GridSymmetry widget={widget} axes={axes} folds={folds} onFolds={setFolds} onMirror={edits.mirror} />
          )}
          {doesEdit(widget, 'cells') && (
            <GridSizes
              size={size}
              {...limits}
              atTop={topology === 'hex' ? 2 : 1}
              onLine={edits.line}
              onTrim={() => edits.trim(limits.least)}
            />
          )}
        </div>
      )}
    </section>
  );
}

/** Explains what pointer and keys do with the tool in hand. Screen readers read it too. */
function GridHelp(props: {
  readonly id: string;
  readonly widget: GridConfig;
  readonly topology: Topology;
  readonly tool: 'paint' | 'edges' | 'pins';
  readonly editable: boolean;
}) {
  const { id, widget, tool, editable } = props;
  return (
    <p id={id} className={editable ? 'text-sm text-grey pointer-coarse:sr-only' : 'sr-only'}>
      {tool === 'edges' ? sayEdges(widget, props.topology) : tool === 'pins' ? sayPins(widget) : sayPaint(widget)}
    </p>
  );
}

const sayPaint = ({ paints, gap }: GridConfig): string =>
  `Drag to paint; start on the same kind to erase. Keys: arrows move, Space paints, ${paints
    .map(({ title }) => `${title.charAt(0)} ${title.toLowerCase()}`)
    .join(', ')}, Delete ${gap.title.toLowerCase()}; hold Shift with the arrows to paint as you go.`;

function sayEdges({ edges }: GridConfig, topology: Topology): string {
  const wall = edges?.title.toLowerCase() ?? '';
  const begin = `Drag along the lines; start on a ${wall} to take it away. Keys: arrows move,`;
  return topology === 'hex'
    ? `${begin} 1 to 6 put a ${wall} on a side, clockwise from the upper right, or take it away. Shift with the left and right arrows does the same to the left and right, with up and down to the upper and lower right.`
    : `${begin} Shift with an arrow puts a ${wall} on that side or takes it away. So do 1 to 4, clockwise from the top.`;
}

function sayPins({ pins }: GridConfig): string {
  const start = pins?.title.toLowerCase() ?? '';
  return `Press a cell to put the ${start} there, or drag one; press it where it stands to take it away. Keys: arrows move, Space puts down the ${start} in hand, a number the one with that number, Delete takes away what is there.`;
}
