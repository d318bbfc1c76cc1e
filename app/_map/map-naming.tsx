'use client';

import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import type { Point } from '@/app/_canvas/line-around';
import { isComposing } from '@/app/_ui/composing';
import type { PlanPassage } from '@/lib/kit/plan';
import type { Rect } from './map-model';
import { CELL, PASSAGE_LOOK, RIM } from './plan-look';

/** One way between two places: a bar across a shared wall, otherwise a line from wall to wall. */
export const MapPassage = memo(function MapPassage(props: {
  readonly id: string;
  /** SVG path data. */
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

/** Sign of an obstacle on a passage, drawn above all lines. */
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

const WIDTH = 192;

/** Text field for the name of a new place, at its position on the map. */
export function MapNaming(props: {
  readonly rect: Rect;
  readonly noun: string;
  /** Pixels per square, and squares per row. */
  readonly unit: number;
  readonly columns: number;
  readonly longest: number;
  /** `takesFocus` is false if the user left the field to do something else. */
  readonly onKeep: (name: string, takesFocus: boolean) => void;
  readonly onDrop: () => void;
}) {
  const { rect, unit, columns, noun, onKeep, onDrop } = props;
  const field = useRef<HTMLInputElement>(null);
  // Removing the field blurs it too; that blur is ignored.
  const done = useRef(false);
  useEffect(() => field.current?.focus(), []);
  const width = Math.max(WIDTH, rect.width * unit);
  const end = (run: () => void) => {
    if (done.current) return;
    done.current = true;
    run();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    if (isComposing(event)) return;
    if (event.key === 'Enter') end(() => onKeep(value, true));
    else if (event.key === 'Escape') end(onDrop);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className="absolute border-2 border-service bg-raised p-1 shadow-lg"
      style={{
        width,
        left: Math.max(0, RIM.left + Math.min(rect.x * unit, columns * unit - width)),
        top: RIM.top + rect.y * unit,
      }}
    >
      <input
        ref={field}
        className="input"
        aria-label={`Name of the new ${noun}, ${rect.width} by ${rect.height}`}
        placeholder={`Name of the ${noun}`}
        maxLength={props.longest}
        onKeyDown={onKeyDown}
        onBlur={({ target }) => end(() => onKeep(target.value, false))}
      />
      <p className="px-1 text-xs text-grey">Enter keeps it, Escape takes it back.</p>
    </div>
  );
}
