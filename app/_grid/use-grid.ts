import { useMemo, useState } from 'react';
import { gridLists } from '@/app/_draft/steps';
import { useReport, useStudio, useValue } from '@/app/_draft/use-draft';
import type { Json } from '@/lib/kernel/json';
import { isWithin, type Path } from '@/lib/kernel/path';
import { GRID_MAX } from '@/lib/kit/grid';
import type { ObjectShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { setsOf, sizeOf, stateOf, topologyOf } from './grid-board';
import type { CellMark } from './grid-look';
import { type Cells, extentOf, type GridConfig, type GridSize } from './grid-model';

/** What the lists of a grid hold and how it is shaped, read again only when one of them changes. */
export function useGrid(widget: GridConfig) {
  const { session } = useStudio();
  const { edges, pins, topology, size } = widget;
  const [cells, walls, starts] = [useBodyValue(widget.path), useBodyValue(edges?.path), useBodyValue(pins?.path)];
  const [shape, columns, rows] = [useBodyValue(topology), useBodyValue(size?.columns), useBodyValue(size?.rows)];
  const [min, max] = [useBodyValue(pins?.players.min), useBodyValue(pins?.players.max)];
  const body = session.draft().body as Json;
  // biome-ignore lint/correctness/useExhaustiveDependencies: these lists are all that is read of the body
  const state = useMemo(() => stateOf(widget, body), [widget, cells, walls, starts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: and these fields
  const about = useMemo(
    () => ({ topology: topologyOf(widget, body), said: sizeOf(widget, body), sets: setsOf(widget, body) }),
    [widget, shape, columns, rows, min, max],
  );
  return { state, ...about };
}

/** No list and no field. */
const NOWHERE: Path = ['body', ''];

const useBodyValue = (path: Path | undefined) => useValue(path ? ['body', ...path] : NOWHERE);

/** How small and how large the schema lets a grid be. */
export function limitsOf(
  widget: GridConfig,
  shape: ObjectShape,
): { readonly least: GridSize; readonly most: GridSize } {
  const limit = (line: 'columns' | 'rows', end: 'min' | 'max', otherwise: number) => {
    const field = widget.size && shapeAt(shape, widget.size[line], undefined);
    return field?.kind === 'number' ? field[end] : otherwise;
  };
  return {
    least: { columns: limit('columns', 'min', 1), rows: limit('rows', 'min', 1) },
    most: {
      columns: Math.min(GRID_MAX, widget.columns, limit('columns', 'max', widget.columns)),
      rows: Math.min(GRID_MAX, widget.rows, limit('rows', 'max', widget.rows)),
    },
  };
}

/** How much paper lies there before anything is painted. */
const BLANK: GridSize = { columns: 11, rows: 7 };

/** How much paper is shown: enough for every cell, and never less than a moment ago. */
export function usePaper(cells: Cells): readonly [GridSize, (size: GridSize) => void] {
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
export function useRemarksOf(widget: GridConfig) {
  const { remarks } = useReport();
  return useMemo(() => {
    const lists = gridLists(widget);
    const { path } = widget;
    return {
      figures: remarks.flatMap((remark) =>
        remark.kind === 'figure' && lists.some((list) => isWithin(remark.path, list)) ? [remark] : [],
      ),
      marks: new Map(
        remarks.flatMap((remark): readonly (readonly [string, CellMark])[] =>
          remark.kind === 'mark' && isWithin(remark.path, path) ? [[String(remark.path[path.length]), remark]] : [],
        ),
      ),
    };
  }, [remarks, widget]);
}
