'use client';

import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { elementId } from '@/app/_draft/element-id';
import type { MarkLook } from '@/lib/contract/authored';
import type { Paint } from '@/lib/contract/form';
import type { Path } from '@/lib/kernel/path';
import { formatColumn, formatPlace, type Spot } from '@/lib/tabletop/grid-place';
import { type CellMark, MARK, PAINT_LOOK } from './grid-look';
import type { Cells, GridConfig, GridSize } from './grid-model';
import { type Painted, useStroke } from './use-stroke';
import { useWidth } from './use-wide';

/** Small enough that most ships fit a phone, large enough for a thumb. */
const CELL_PX = { least: 26, most: 44 };
const NUMBERS_PX = 24;

const STEP: Readonly<Record<string, Spot>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** Cells to be painted by pointer, thumb or keyboard. */
export function GridCanvas(props: {
  readonly widget: GridConfig;
  readonly path: Path;
  readonly label: string;
  readonly helpId: string;
  readonly cells: Cells;
  readonly size: GridSize;
  readonly marks: ReadonlyMap<string, CellMark>;
  readonly editable: boolean;
  /** What pointers and Space paint; undefined empties. */
  readonly tool: string | undefined;
  /** Pointers look around instead of painting. */
  readonly looking: boolean;
  readonly paintedAt: (spot: Spot, value: string | undefined) => Painted;
  readonly onPaint: (painted: Painted, at: Spot | undefined) => void;
}) {
  const { widget, path, cells, size, marks, editable, tool, paintedAt, onPaint } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [frame, width = 0] = useWidth<HTMLDivElement>();
  const [cursor, setCursor] = useState<Spot>({ x: 0, y: 0 });
  const at: Spot = { x: Math.min(cursor.x, size.columns - 1), y: Math.min(cursor.y, size.rows - 1) };
  const room = Math.floor((width - NUMBERS_PX) / size.columns);
  const cellPx = Math.max(CELL_PX.least, Math.min(CELL_PX.most, room));
  // Painting over the same again takes it away.
  const turned = (spot: Spot) => (cells.get(formatPlace(spot)) === tool ? undefined : tool);
  const { painted, cancel, handlers } = useStroke(cellPx, size, {
    enabled: editable && !props.looking,
    begin: turned,
    paintedAt,
    end: (done) => onPaint(done, undefined),
  });

  const go = (spot: Spot): Spot => {
    const to = {
      x: Math.max(0, Math.min(size.columns - 1, spot.x)),
      y: Math.max(0, Math.min(size.rows - 1, spot.y)),
    };
    setCursor(to);
    document.getElementById(elementId([...path, formatPlace(to)]))?.focus();
    return to;
  };
  const set = (spot: Spot, value: string | undefined) => editable && onPaint(paintedAt(spot, value), spot);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    const handled = () => event.preventDefault();
    const step = STEP[event.key];
    const control = event.ctrlKey || event.metaKey;
    if (event.key === 'Home' || event.key === 'End') {
      handled();
      const far = event.key === 'End';
      go({ x: far ? size.columns - 1 : 0, y: control ? (far ? size.rows - 1 : 0) : at.y });
    } else if (control) return;
    else if (step) {
      handled();
      const to = go({ x: at.x + step.x, y: at.y + step.y });
      if (event.shiftKey) set(to, tool);
    } else if (event.key === ' ' || event.key === 'Enter') {
      handled();
      set(at, turned(at));
    } else if (event.key === 'Delete' || event.key === 'Backspace' || means(widget.gap, event.key)) {
      handled();
      set(at, undefined);
    } else if (event.key === 'Escape' && painted) {
      handled();
      cancel();
    } else {
      const meant = widget.paints.find((paint) => means(paint, event.key));
      if (!meant) return;
      handled();
      set(at, meant.value);
    }
  };

  const template = { gridTemplateColumns: `repeat(${size.columns}, ${cellPx}px)` };
  const columns = Array.from({ length: size.columns }, (_, x) => x);
  const rows = Array.from({ length: size.rows }, (_, y) => y);
  return (
    <div ref={frame} className="overflow-x-auto py-1">
      <div className="grid w-max" style={{ gridTemplateColumns: `${NUMBERS_PX}px auto` }}>
        <span />
        <div aria-hidden className="sign grid text-center text-xs text-grey" style={template}>
          {columns.map((x) => (
            <span key={x}>{formatColumn(x)}</span>
          ))}
        </div>
        <div aria-hidden className="sign text-xs text-grey">
          {rows.map((y) => (
            <span key={y} className="flex items-center" style={{ height: cellPx }}>
              {y + 1}
            </span>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: cells that are painted by dragging are no table */}
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label={props.label}
          aria-describedby={props.helpId}
          aria-readonly={!editable}
          aria-rowcount={size.rows}
          aria-colcount={size.columns}
          className={`select-none ${editable && !props.looking ? 'touch-none cursor-crosshair' : ''}`}
          onKeyDown={onKeyDown}
          {...handlers}
        >
          {rows.map((y) => (
            // biome-ignore lint/a11y/useSemanticElements: see above
            // biome-ignore lint/a11y/useFocusableInteractive: its cells are
            <div key={y} role="row" aria-rowindex={y + 1} className="grid" style={template}>
              {columns.map((x) => {
                const id = formatPlace({ x, y });
                const value = painted?.has(id) ? painted.get(id) : cells.get(id);
                const mark = value === undefined ? undefined : marks.get(id);
                return (
                  <Cell
                    key={id}
                    id={id}
                    elementId={elementId([...path, id])}
                    column={x}
                    heightPx={cellPx}
                    paint={widget.paints.find((paint) => paint.value === value)}
                    gap={widget.gap.title}
                    markLook={mark?.look}
                    markTitle={mark?.title}
                    tabStop={x === at.x && y === at.y}
                    onFocus={setCursor}
                    row={y}
                  />
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** By its sign, or by the first letter of its name. */
const means = ({ sign, title }: Pick<Paint, 'sign' | 'title'>, key: string): boolean =>
  key.length === 1 && [sign, title.charAt(0)].some((each) => each.toLowerCase() === key.toLowerCase());

const Cell = memo(function Cell(props: {
  readonly id: string;
  readonly elementId: string;
  readonly column: number;
  readonly row: number;
  readonly heightPx: number;
  readonly paint: Paint | undefined;
  readonly gap: string;
  readonly markLook: MarkLook | undefined;
  readonly markTitle: string | undefined;
  readonly tabStop: boolean;
  readonly onFocus: (spot: Spot) => void;
}) {
  const { id, column, row, paint, markLook, markTitle } = props;
  const mark = markLook && MARK[markLook];
  const label = [id, paint?.title ?? props.gap, markTitle].filter(Boolean).join(', ');
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
      className={`sign flex items-center justify-center border-2 text-base focus-visible:z-10 ${PAINT_LOOK[paint?.look ?? 'empty']}`}
    >
      {mark ? (
        <span aria-hidden className={`flex size-5 items-center justify-center text-sm ${mark.look}`}>
          {mark.sign}
        </span>
      ) : (
        paint && paint.look !== 'floor' && <span aria-hidden>{paint.sign}</span>
      )}
    </div>
  );
});
