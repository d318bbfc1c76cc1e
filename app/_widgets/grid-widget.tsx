'use client';

import { useId, useMemo, useState } from 'react';
import { elementId } from '@/app/_draft/element-id';
import { useReport, useStudio, useUndoable, useValue } from '@/app/_draft/use-draft';
import { announce } from '@/app/_ui/announce';
import type { Json } from '@/lib/kernel/json';
import { nestPatches } from '@/lib/kernel/patch';
import { isWithin, type Path, valueAt } from '@/lib/kernel/path';
import { referencesIn } from '@/lib/schema/references';
import { formatPlace, type Spot } from '@/lib/tabletop/grid-place';
import { GridCanvas } from './grid-canvas';
import { GridFigures, GridTrouble } from './grid-figures';
import type { CellMark } from './grid-look';
import {
  type Axis,
  type Cells,
  cellsOf,
  extentOf,
  followPatches,
  type GridConfig,
  type GridSize,
  gridPatches,
  mirror,
  movedBy,
  paint,
  paintedAt,
  relocate,
  type Side,
  shiftOf,
  trimOf,
} from './grid-model';
import { GridPalette, GridSizes, GridSymmetry, type Tool } from './grid-tools';
import type { Painted } from './use-stroke';

/** How much paper lies there before anything is painted. */
const BLANK: GridSize = { columns: 11, rows: 7 };
/** A grid with more columns has the page's breadth to itself, and its figures below. */
const BROAD = 16;

/** Cells painted on squared paper, with what the game says of them. */
export function GridWidget({ widget }: { readonly widget: GridConfig }) {
  const { session, system } = useStudio();
  const undoable = useUndoable();
  const path = useMemo<Path>(() => ['body', ...widget.path], [widget]);
  const value = useValue(path);
  const cells = useMemo(() => cellsOf(widget, value), [widget, value]);
  const { figures, marks } = useRemarksOf(widget.path);
  const [size, setPaper] = usePaper(cells);
  const [tool, setTool] = useState<Tool>({ paints: widget.paints[0]?.value });
  const [folds, setFolds] = useState<readonly Axis[]>([]);
  const helpId = useId();
  const editable = !session.readOnly;
  const titleOf = (what: string | undefined) =>
    widget.paints.find((each) => each.value === what)?.title ?? widget.gap.title;
  /** As the draft stands at this moment, whatever has been drawn. */
  const current = () => cellsOf(widget, valueAt(session.draft() as unknown as Json, path));

  const onPaint = (painted: Painted, at: Spot | undefined) => {
    const before = current();
    const patches = gridPatches(widget, path, before, paint(before, painted));
    if (patches.length > 0) session.edit(patches);
    if (at) announce(`${formatPlace(at)}: ${titleOf(painted.get(formatPlace(at)))}`);
  };
  /** Moves cells, and whatever else in the scenario points to one of them. */
  const move = (shift: (spot: Spot) => Spot | undefined, message: string) => {
    const before = current();
    const moved = movedBy(before, shift);
    const { body } = session.draft();
    const patches = [
      ...gridPatches(widget, path, before, relocate(before, moved)),
      ...nestPatches(followPatches(widget, referencesIn(system.shape, body), moved), ['body']),
    ];
    if (patches.length > 0) undoable(message, patches);
  };
  const onLine = (side: Side, by: 1 | -1) => {
    const line = side === 'left' || side === 'right' ? 'column' : 'row';
    move(shiftOf(side, by, size), by === 1 ? `Added a ${line} at the ${side}.` : `Removed the ${side} ${line}.`);
    setPaper({
      columns: size.columns + (line === 'column' ? by : 0),
      rows: size.rows + (line === 'row' ? by : 0),
    });
  };
  const onTrim = () => {
    const { shift, size: trimmed } = trimOf(current());
    if (trimmed.columns === 0) return;
    move(shift, 'Trimmed the empty edges.');
    setPaper(trimmed);
  };
  const onMirror = (from: Side) => {
    const before = current();
    const patches = gridPatches(widget, path, before, mirror(before, widget.paints, size, from));
    if (patches.length > 0) undoable(`Copied the ${from} half to both sides.`, patches);
    else announce('Both halves are already the same.');
  };

  return (
    <section id={elementId(path)} aria-label={widget.title} className="flex min-w-0 flex-col gap-4">
      {cells.size === 0 && <p className="border-2 border-dashed border-line p-5 text-grey">{widget.empty}</p>}
      {editable && <GridPalette widget={widget} tool={tool} onTool={setTool} />}
      <div className={`grid gap-6 ${size.columns > BROAD ? '' : 'lg:grid-cols-[minmax(0,1fr)_16rem]'}`}>
        <div className="flex min-w-0 flex-col gap-3">
          <GridCanvas
            widget={widget}
            path={path}
            label={`${widget.title}: ${size.columns} columns, ${size.rows} rows`}
            helpId={helpId}
            cells={cells}
            size={size}
            marks={marks}
            editable={editable}
            tool={tool === 'look' ? widget.paints[0]?.value : tool.paints}
            looking={tool === 'look'}
            paintedAt={(spot, what) => paintedAt(spot, what, widget.paints, size, folds)}
            onPaint={onPaint}
          />
          <p id={helpId} className={editable ? 'text-sm text-grey pointer-coarse:sr-only' : 'sr-only'}>
            Drag to paint; start on the same kind to erase. Keys: arrows move, Space paints,{' '}
            {widget.paints.map(({ title }) => `${title.charAt(0)} ${title.toLowerCase()}`).join(', ')}, Delete{' '}
            {widget.gap.title.toLowerCase()}; hold Shift with the arrows to paint as you go.
          </p>
          <GridTrouble path={path} />
        </div>
        <GridFigures figures={figures} marks={marks.values()} />
      </div>
      {editable && (
        <div className="grid gap-6 sm:grid-cols-2">
          <GridSymmetry widget={widget} folds={folds} onFolds={setFolds} onMirror={onMirror} />
          <GridSizes size={size} most={widget} onLine={onLine} onTrim={onTrim} />
        </div>
      )}
    </section>
  );
}

/** How much paper is shown: enough for every cell, and never less than a moment ago. */
function usePaper(cells: Cells): readonly [GridSize, (size: GridSize) => void] {
  const extent = extentOf(cells);
  const [paper, setPaper] = useState(extent.columns === 0 ? BLANK : extent);
  const size = {
    columns: Math.max(paper.columns, extent.columns),
    rows: Math.max(paper.rows, extent.rows),
  };
  // Emptying the last column must not pull the paper from under the pointer.
  if (size.columns > paper.columns || size.rows > paper.rows) setPaper(size);
  return [size, setPaper];
}

/** What the game says of the grid, and of its cells. */
function useRemarksOf(path: Path) {
  const { remarks } = useReport();
  return useMemo(() => {
    const own = remarks.filter((remark) => isWithin(remark.path, path));
    return {
      figures: own.flatMap((remark) => (remark.kind === 'figure' ? [remark] : [])),
      marks: new Map(
        own.flatMap((remark): readonly (readonly [string, CellMark])[] =>
          remark.kind === 'mark' ? [[String(remark.path[path.length]), remark]] : [],
        ),
      ),
    };
  }, [remarks, path]);
}
