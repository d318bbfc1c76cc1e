'use client';

import { memo } from 'react';
import type { Point } from '@/app/_ui/line-around';
import type { PlanPassage } from '@/lib/kit/plan';
import { CELL, PASSAGE_LOOK } from './plan-look';

/** One way between two places: a bar across a shared wall, else a line from wall to wall. */
export const MapPassage = memo(function MapPassage(props: {
  readonly id: string;
  /** As SVG draws it. */
  readonly path: string;
  readonly style: PlanPassage['style'];
  readonly onWayOut: boolean;
  readonly chosen: boolean;
  readonly onChoose: (id: string) => void;
}) {
  const { path } = props;
  const color = props.chosen ? 'stroke-service' : props.onWayOut ? 'stroke-exit' : 'stroke-ink';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the panel and the list of ways do the same by keyboard
    <g
      data-way={props.id}
      className="cursor-pointer fill-none"
      onPointerDown={(event) => event.stopPropagation()}
      onClick={() => props.onChoose(props.id)}
    >
      <path d={path} stroke="transparent" strokeWidth={24} />
      <path d={path} className="stroke-paper" strokeWidth={11} />
      <path
        d={path}
        className={`${color} ${PASSAGE_LOOK[props.style]}`}
        strokeWidth={props.chosen || props.onWayOut ? 5 : 3}
      />
    </g>
  );
});

/** That something stands in the way, above everything that crosses it. */
export const MapBlock = memo(function MapBlock(props: Point) {
  const [x, y] = [props.x * CELL, props.y * CELL];
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
