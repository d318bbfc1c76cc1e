'use client';

import { memo, type PointerEvent } from 'react';
import type { PlanRoom } from '@/lib/kit/plan';
import { CORNERS, type Corner, type MapPlace, type Rect } from './map-model';
import { CELL, ROOM_LOOK } from './plan-look';

const HIT = 24;

export interface Grip {
  readonly kind: 'move' | 'connect' | 'resize';
  readonly corner?: Corner;
}

/** One place on the canvas, with what one can take hold of while it is chosen. */
export const MapRoom = memo(function MapRoom(props: {
  readonly place: MapPlace;
  readonly rect: Rect;
  readonly style: PlanRoom['style'];
  readonly isStart: boolean;
  readonly overlaps: boolean;
  readonly trouble: boolean;
  readonly chosen: boolean;
  readonly held: boolean;
  readonly tabStop: boolean;
  readonly editable: boolean;
  readonly onGrip: (event: PointerEvent, place: MapPlace, grip: Grip) => void;
  readonly onFocus: (id: string) => void;
}) {
  const { place, rect, chosen, editable, overlaps } = props;
  const onGrip = (event: PointerEvent, grip: Grip) => props.onGrip(event, place, grip);
  const [x, y, width, height] = [rect.x * CELL, rect.y * CELL, rect.width * CELL, rect.height * CELL];
  const marks = [
    ...(props.isStart ? ['the start'] : []),
    ...(overlaps ? ['overlaps another one'] : []),
    ...(props.trouble ? ['has issues'] : []),
    ...(props.held ? ['picked up: arrow keys move it'] : []),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing holds no HTML buttons
    <g
      role="button"
      aria-pressed={chosen}
      aria-label={[place.title, `column ${rect.x}, row ${rect.y}, ${rect.width} by ${rect.height}`, ...marks].join(
        '; ',
      )}
      tabIndex={props.tabStop ? 0 : -1}
      data-place={place.id}
      className="group cursor-pointer outline-none"
      // A finger scrolls the map until it has chosen a room.
      style={{ touchAction: chosen && editable ? 'none' : 'auto' }}
      onPointerDown={(event) => onGrip(event, { kind: 'move' })}
      onFocus={() => props.onFocus(place.id)}
    >
      <rect x={x} y={y} width={width} height={height} className={ROOM_LOOK[props.style]} />
      {overlaps && <rect x={x} y={y} width={width} height={height} fill="url(#map-overlap)" />}
      {props.isStart && <circle cx={x + 9} cy={y + 9} r={6} className="fill-exit stroke-paper stroke-2" />}
      {props.trouble && (
        <path
          d={`M${x + width - 9} ${y + 2}l8 14h-16z`}
          className="fill-hazard stroke-on-hazard"
          strokeWidth={1.5}
          strokeLinejoin="round"
        />
      )}
      <rect
        x={x - 4}
        y={y - 4}
        width={width + 8}
        height={height + 8}
        className={`pointer-events-none fill-none stroke-service stroke-[3] ${chosen ? '' : 'opacity-0'} group-focus-visible:opacity-100 ${props.held ? '[stroke-dasharray:8_4]' : ''}`}
      />
      {chosen && editable && <Grips x={x} y={y} width={width} height={height} onGrip={onGrip} />}
    </g>
  );
});

/** A place's name, above the ways that cross it and of a size that can be read. */
export const MapLabel = memo(function MapLabel(props: {
  readonly title: string;
  readonly rect: Rect;
  readonly zoom: number;
}) {
  const { x, y, width, height } = props.rect;
  const size = Math.min(20, 12 / props.zoom);
  return (
    <foreignObject
      x={x * CELL + 2}
      y={y * CELL + 2}
      width={Math.max(0, width * CELL - 4)}
      height={Math.max(0, height * CELL - 4)}
      className="pointer-events-none"
    >
      <div
        aria-hidden
        style={{ fontSize: size }}
        className="flex h-full select-none items-center justify-center overflow-hidden text-center leading-[1.1] text-ink"
      >
        <span className="line-clamp-4 bg-raised/85 px-0.5 break-words">{props.title}</span>
      </div>
    </foreignObject>
  );
});

function Grips(props: Rect & { readonly onGrip: (event: PointerEvent, grip: Grip) => void }) {
  const { x, y, width, height, onGrip } = props;
  return (
    <>
      {CORNERS.map((corner) => {
        const [cx, cy] = [
          corner.endsWith('w') ? x - 4 : x + width + 4,
          corner.startsWith('n') ? y - 4 : y + height + 4,
        ];
        return (
          <g
            key={corner}
            className={corner === 'nw' || corner === 'se' ? 'cursor-nwse-resize' : 'cursor-nesw-resize'}
            onPointerDown={(event) => onGrip(event, { kind: 'resize', corner })}
          >
            <rect x={cx - HIT / 2} y={cy - HIT / 2} width={HIT} height={HIT} fill="transparent" />
            <rect x={cx - 5} y={cy - 5} width={10} height={10} className="fill-paper stroke-service stroke-2" />
          </g>
        );
      })}
      <g className="cursor-crosshair" onPointerDown={(event) => onGrip(event, { kind: 'connect' })}>
        <title>Drag from here to another one to connect them</title>
        <circle cx={x + width / 2} cy={y - 18} r={HIT / 2} className="fill-exit stroke-paper stroke-2" />
        <path
          d={`M${x + width / 2 - 6} ${y - 18}h12m-4 -4l4 4l-4 4m-4 -8l-4 4l4 4`}
          className="fill-none stroke-on-exit stroke-2"
        />
      </g>
    </>
  );
}
