'use client';

import { memo } from 'react';
import type { MarkLook } from '@/lib/contract/authored';
import type { Paint } from '@/lib/contract/form';
import { boxOf, cornersOf, type Topology } from '@/lib/kernel/tiling';
import type { Spot } from '@/lib/kit/grid';
import { HEX_LOOK, MARK, PAINT_LOOK, WALLED_FLOOR } from './grid-look';

const HEXAGON = boxOf('hex', { x: 0, y: 0 });
const HEX_POINTS = cornersOf('hex', HEXAGON)
  .map(({ x, y }) => `${x},${y}`)
  .join(' ');

/** One cell of a grid, which keys reach; pointers paint by where they are. */
export const GridCell = memo(function GridCell(props: {
  readonly id: string;
  readonly elementId: string;
  readonly column: number;
  readonly row: number;
  readonly topology: Topology;
  readonly heightPx: number;
  readonly paint: Pick<Paint, 'title' | 'look' | 'sign'>;
  readonly markLook: MarkLook | undefined;
  readonly markTitle: string | undefined;
  /** What else there is to say of it: walls and starts. */
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
