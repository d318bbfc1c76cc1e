'use client';

import { memo, useMemo } from 'react';
import { boxOf, extentOf } from '@/lib/kernel/tiling';
import { parsePlace } from '@/lib/kit/grid-place';
import type { Board } from '@/lib/tabletop/board';
import { linesOf } from './grid-sides';

/** Walls and pins above the cells. Pointers pass through to the grid. */
export const GridOverlay = memo(function GridOverlay(props: {
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
