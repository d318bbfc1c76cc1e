'use client';

import { memo } from 'react';
import type { PlanPassage } from '@/lib/kit/plan';
import { type Rect, wayLine } from './map-model';
import { CELL, PASSAGE_LOOK } from './plan-look';

/** One way between two places: a gap with a bar across a shared wall, else a line from wall to wall. */
export const MapPassage = memo(function MapPassage(props: {
  readonly id: string;
  readonly a: Rect;
  readonly b: Rect;
  readonly style: PlanPassage['style'];
  readonly onWayOut: boolean;
  readonly chosen: boolean;
  readonly onChoose: (id: string) => void;
}) {
  const { from, to } = wayLine(props.a, props.b);
  const [x1, y1, x2, y2] = [from.x * CELL, from.y * CELL, to.x * CELL, to.y * CELL];
  const color = props.chosen ? 'stroke-service' : props.onWayOut ? 'stroke-exit' : 'stroke-ink';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the panel and the list of ways do the same by keyboard
    <g
      data-way={props.id}
      className="cursor-pointer"
      onPointerDown={(event) => event.stopPropagation()}
      onClick={() => props.onChoose(props.id)}
    >
      <line x1={x1} y1={y1} x2={x2} y2={y2} stroke="transparent" strokeWidth={24} />
      <line x1={x1} y1={y1} x2={x2} y2={y2} className="stroke-paper" strokeWidth={11} />
      <line
        x1={x1}
        y1={y1}
        x2={x2}
        y2={y2}
        className={`${color} ${PASSAGE_LOOK[props.style]}`}
        strokeWidth={props.chosen || props.onWayOut ? 5 : 3}
      />
    </g>
  );
});

/** That something stands in the way, above everything that crosses it. */
export const MapBlock = memo(function MapBlock(props: { readonly a: Rect; readonly b: Rect }) {
  const { from, to } = wayLine(props.a, props.b);
  const [x, y] = [((from.x + to.x) / 2) * CELL, ((from.y + to.y) / 2) * CELL];
  return (
    <g className="pointer-events-none">
      <rect x={x - 7} y={y - 7} width={14} height={14} className="fill-hazard stroke-on-hazard" strokeWidth={1.5} />
      <path
        d={`M${x - 7} ${y + 7}l14 -14M${x - 7} ${y}l7 -7M${x} ${y + 7}l7 -7`}
        className="stroke-on-hazard"
        strokeWidth={2}
      />
    </g>
  );
});
