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

/** Returns the contents and shape of a grid, read again only when one of its lists or fields changes. */
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

/** Path at which there is neither a list nor a field. */
const NOWHERE: Path = ['body', ''];

const useBodyValue = (path: Path | undefined) => useValue(path ? ['body', ...path] : NOWHERE);

/** Returns the smallest and largest grid that the schema allows. */
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

/** Size of an empty grid without size fields. */
const BLANK: GridSize = { columns: 11, rows: 7 };

/** State of the visible size: enough for every cell, and never smaller than before. */
export function usePaper(cells: Cells): readonly [GridSize, (size: GridSize) => void] {
  const extent = extentOf(cells);
  const [paper, setPaper] = useState(extent.columns === 0 ? BLANK : extent);
  const size = {
    columns: Math.max(paper.columns, extent.columns),
    rows: Math.max(paper.rows, extent.rows),
  };
  // Erasing the last column must not shrink the grid under the pointer.
  if (size.columns > paper.columns || size.rows > paper.rows) setPaper(size);
  return [size, setPaper];
}

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
