'use client';

import { type KeyboardEvent, memo, useMemo, useState } from 'react';
import { elementId } from '@/app/_draft/element-id';
import { useWidth } from '@/app/_ui/use-wide';
import type { MarkLook } from '@/lib/contract/authored';
import type { Paint } from '@/lib/contract/form';
import type { Path } from '@/lib/kernel/path';
import { boxOf, CLOCKWISE, cornersOf, extentOf, type Topology } from '@/lib/kernel/tiling';
import { formatColumn, formatPlace, parsePlace, type Spot } from '@/lib/kit/grid';
import type { Board } from '@/lib/tabletop/play/board';
import { isHole } from './grid-board';
import { actionOf, type GridAction } from './grid-keys';
import { type CellMark, HEX_LOOK, MARK, PAINT_LOOK, WALLED_FLOOR } from './grid-look';
import type { Cells, GridConfig, GridSize } from './grid-model';
import { edgeTowards, linesOf, SIDE_WORDS } from './grid-sides';
import { type Brush, useStroke } from './use-stroke';

const HEXAGON = boxOf('hex', { x: 0, y: 0 });
const HEX_POINTS = cornersOf('hex', HEXAGON)
  .map(({ x, y }) => `${x},${y}`)
  .join(' ');

/** One cell of a grid. Keys reach it by focus; pointers paint by position. */
const GridCell = memo(function GridCell(props: {
  readonly id: string;
  readonly elementId: string;
  readonly column: number;
  readonly row: number;
  readonly topology: Topology;
  readonly heightPx: number;
  readonly paint: Pick<Paint, 'title' | 'look' | 'sign'>;
  readonly markLook: MarkLook | undefined;
  readonly markTitle: string | undefined;
  /** Further description of a cell: walls and starts. */
  readonly more: string;
  readonly hasWalls: boolean;
  readonly tabStop: boolean;
  readonly onFocus: (spot: Spot) => void;
}) {
  const { id, column, row, topology, paint, markLook, markTitle, more } = props;
  const mark = markLook && MARK[markLook];
  const label = [id, paint.title, markTitle, more].filter(Boolean).join(', ');
  const isHex = topology === 'hex';
  const square = props.hasWalls && paint.look === 'floor' ? WALLED_FLOOR : `border-2 ${PAINT_LOOK[paint.look]}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    <div
      id={props.elementId}
      role="gridcell"
      aria-label={label}
      aria-colindex={column + 1}
      title={markTitle}
      tabIndex={props.tabStop ? 0 : -1}
      onFocus={() => props.onFocus({ x: column, y: row })}
      style={{ height: props.heightPx }}
      className={`sign relative flex items-center justify-center text-base focus-visible:z-10 ${isHex ? HEX_LOOK[paint.look].text : square}`}
    >
      {isHex && (
        <svg
          aria-hidden
          viewBox={`0 0 ${HEXAGON.width} ${HEXAGON.height}`}
          className="absolute inset-0 size-full overflow-visible"
        >
          <polygon points={HEX_POINTS} className={HEX_LOOK[paint.look].ground} />
        </svg>
      )}
      {mark ? (
        <span aria-hidden className={`relative flex size-5 items-center justify-center text-sm ${mark.look}`}>
          {mark.sign}
        </span>
      ) : (
        (paint.look === 'way' || paint.look === 'start') && (
          <span aria-hidden className="relative">
            {paint.sign}
          </span>
        )
      )}
    </div>
  );
});

/** Walls and pins above the cells. Ignores pointer events. */
const GridOverlay = memo(function GridOverlay(props: {
  readonly board: Board;
  readonly edges: ReadonlySet<string>;
  readonly pins: readonly (readonly [number, string])[];
}) {
  const { board, edges, pins } = props;
  const lines = useMemo(() => linesOf(board), [board]);
  const walls = [...edges].flatMap((id) => {
    const line = lines.get(id);
    return line ? [`M${line.from.x} ${line.from.y}L${line.to.x} ${line.to.y}`] : [];
  });
  const { width, height } = extentOf(board.topology, board.columns, board.rows);
  const d = walls.join('');
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-0 z-20 size-full overflow-visible"
    >
      <path d={d} className="fill-none stroke-paper [stroke-linecap:round] [stroke-width:0.24]" />
      <path d={d} className="fill-none stroke-ink [stroke-linecap:round] [stroke-width:0.16]" />
      {pins.map(([number, cell]) => {
        const spot = parsePlace(cell);
        if (!spot || board.cellOf(cell) === -1) return null;
        const { x, y, width: across, height: down } = boxOf(board.topology, spot);
        const [cx, cy] = [x + across / 2, y + down / 2];
        return (
          <g key={number}>
            <circle cx={cx} cy={cy} r={0.32} className="fill-service stroke-paper [stroke-width:0.06]" />
            <text
              x={cx}
              y={cy}
              dy="0.35em"
              textAnchor="middle"
              fontSize={0.42}
              className="sign fill-paper font-extrabold"
            >
              {number}
            </text>
          </g>
        );
      })}
    </svg>
  );
});

/** Cell size: small enough that most boards fit a phone, large enough for a thumb. */
const CELL_PX = { least: 26, most: 44 };
const NUMBERS_PX = 24;

/** Grid of cells, walls and pins that can be painted with pointer, touch or keyboard. */
export function GridCanvas(props: {
  readonly widget: GridConfig;
  readonly path: Path;
  readonly label: string;
  readonly helpId: string;
  readonly cells: Cells;
  readonly board: Board;
  readonly size: GridSize;
  readonly edges: ReadonlySet<string>;
  readonly pins: readonly (readonly [number, string])[];
  readonly marks: ReadonlyMap<string, CellMark>;
  readonly editable: boolean;
  readonly tool: 'paint' | 'edges' | 'pins';
  /** Pointers scroll instead of painting. */
  readonly looking: boolean;
  readonly brush: Brush;
  readonly onAction: (action: GridAction, at: Spot) => void;
}) {
  const { widget, path, cells, size, marks, editable, tool, brush, onAction, board } = props;
  const { topology } = board;
  const [frame, width = 0] = useWidth<HTMLDivElement>();
  const [cursor, setCursor] = useState<Spot>({ x: 0, y: 0 });
  const at: Spot = { x: Math.min(cursor.x, size.columns - 1), y: Math.min(cursor.y, size.rows - 1) };
  const across = size.columns + (topology === 'hex' ? 0.5 : 0);
  const cellPx = Math.max(CELL_PX.least, Math.min(CELL_PX.most, Math.floor((width - NUMBERS_PX) / across)));
  const [first, second] = [boxOf(topology, { x: 0, y: 0 }), boxOf(topology, { x: 0, y: 1 })];
  const [heightPx, rowPx] = [first.height * cellPx, second.y * cellPx];
  const { painted, cancel, handlers } = useStroke(cellPx, editable && !props.looking, brush);
  const shown = <Id extends 'paint' | 'edges' | 'pins'>(of: Id) => (tool === of ? painted : undefined);
  const [paintedCells, paintedEdges, paintedPins] = [shown('paint'), shown('edges'), shown('pins')];

  const edges = useMemo(() => {
    const all = new Set(props.edges);
    for (const [id, value] of paintedEdges ?? []) value === undefined ? all.delete(id) : all.add(id);
    return all;
  }, [props.edges, paintedEdges]);
  const pins = useMemo(
    () => [
      ...new Map([...props.pins, ...[...(paintedPins ?? [])].map(([id, cell]) => [Number(id), cell ?? ''] as const)]),
    ],
    [props.pins, paintedPins],
  );
  const words = useMemo(
    () => wordsOf(widget, board, props.edges, props.pins),
    [widget, board, props.edges, props.pins],
  );

  const go = (spot: Spot): Spot => {
    const to = {
      x: Math.max(0, Math.min(size.columns - 1, spot.x)),
      y: Math.max(0, Math.min(size.rows - 1, spot.y)),
    };
    setCursor(to);
    document.getElementById(elementId([...path, formatPlace(to)]))?.focus();
    return to;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOf(event, { widget, topology, size, at, tool });
    if (!action || ('cancel' in action && !painted)) return;
    event.preventDefault();
    if ('cancel' in action) return cancel();
    const to = 'go' in action ? go(action.go) : at;
    if (editable) onAction(action, to);
  };

  const template = { gridTemplateColumns: `repeat(${size.columns}, ${cellPx}px)` };
  const columns = Array.from({ length: size.columns }, (_, x) => x);
  const rows = Array.from({ length: size.rows }, (_, y) => y);
  const insetOf = (row: number) => boxOf(topology, { x: 0, y: row }).x * cellPx;
  return (
    <div ref={frame} className="overflow-x-auto py-1">
      <div className="grid w-max" style={{ gridTemplateColumns: `${NUMBERS_PX}px auto` }}>
        <span />
        <div aria-hidden className="sign grid text-center text-xs text-grey" style={template}>
          {columns.map((x) => (
            <span key={x}>{formatColumn(x)}</span>
          ))}
        </div>
        <div aria-hidden className="sign text-xs text-grey" style={{ paddingTop: (heightPx - rowPx) / 2 }}>
          {rows.map((y) => (
            <span key={y} className="flex items-center" style={{ height: rowPx }}>
              {y + 1}
            </span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: cells that are painted by dragging are no table */}
        <div
          role="grid"
          tabIndex={-1}
          aria-label={props.label}
          aria-describedby={props.helpId}
          aria-readonly={!editable}
          aria-rowcount={size.rows}
          aria-colcount={size.columns}
          style={{ paddingBottom: heightPx - rowPx }}
          className={`relative select-none ${editable && !props.looking ? 'touch-none cursor-crosshair' : ''}`}
          onKeyDown={onKeyDown}
          {...handlers}
        >
          {rows.map((y) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: its cells are
            <div
              key={y}
              role="row"
              aria-rowindex={y + 1}
              className="grid"
              style={{ ...template, height: rowPx, marginLeft: insetOf(y) }}
            >
              {columns.map((x) => {
                const id = formatPlace({ x, y });
                const value = paintedCells?.has(id) ? paintedCells.get(id) : cells.get(id);
                const mark = isHole(widget, value) ? undefined : marks.get(id);
                return (
                  <GridCell
                    key={id}
                    id={id}
                    elementId={elementId([...path, id])}
                    column={x}
                    row={y}
                    topology={topology}
                    heightPx={heightPx}
                    paint={widget.paints.find((paint) => paint.value === value) ?? widget.gap}
                    markLook={mark?.look}
                    markTitle={mark?.title}
                    hasWalls={widget.edges !== undefined}
                    more={words.get(id) ?? ''}
                    tabStop={x === at.x && y === at.y}
                    onFocus={setCursor}
                  />
                );
              })}
            </div>
          ))}
          {(widget.edges || widget.pins) && <GridOverlay board={board} edges={edges} pins={pins} />}
        </div>
      </div>
    </div>
  );
}

/** Describes the walls and starts of each cell; omits cells without any. */
function wordsOf(
  { edges: edge, pins: pin }: GridConfig,
  board: Board,
  edges: ReadonlySet<string>,
  pins: readonly (readonly [number, string])[],
): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  if (!edge && !pin) return words;
  for (const id of board.names) {
    const spot = parsePlace(id);
    if (!spot) continue;
    const sides = CLOCKWISE[board.topology].filter((side) => edges.has(edgeTowards(board, spot, side) ?? ''));
    const numbers = pins.filter(([, cell]) => cell === id).map(([number]) => `${pin?.title} ${number}`);
    const walls = sides.length === 0 ? [] : [`${edge?.title}: ${sides.map((side) => SIDE_WORDS[side]).join(', ')}`];
    if (walls.length + numbers.length > 0) words.set(id, [...numbers, ...walls].join(', '));
  }
  return words;
}
