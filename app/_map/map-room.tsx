'use client';

import { memo, type PointerEvent } from 'react';
import type { PlanRoom } from '@/lib/kit/plan';
import type { Grip } from './map-drag';
import { CORNERS, type MapPlace, type Rect } from './map-model';
import { CELL, ROOM_LOOK } from './plan-look';

/** Screen pixels at every zoom: size of a grip's hit area, and distance of the connecting grip above its place. */
const HIT = 24;
const ABOVE = 18;
const LETTERS = 12;
const LEADING = 1.1;

/** One place on the canvas, as a focusable and draggable button. */
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
  readonly onGrip: (event: PointerEvent, place: MapPlace, grip: Grip) => void;
  readonly onFocus: (id: string) => void;
}) {
  const { place, rect, chosen, overlaps } = props;
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
      onPointerDown={(event) => props.onGrip(event, place, { kind: 'move' })}
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
    </g>
  );
});

/** A place's name in a readable size, above the ways that cross the place. */
export const MapLabel = memo(function MapLabel(props: {
  readonly title: string;
  readonly rect: Rect;
  readonly zoom: number;
}) {
  const { x, y, width, height } = props.rect;
  const lines = Math.max(1, Math.floor((height * CELL * props.zoom - 4) / (LETTERS * LEADING)));
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
        data-label
        style={{ fontSize: LETTERS / props.zoom, lineHeight: LEADING }}
        className="flex h-full select-none items-center justify-center overflow-hidden text-center text-ink"
      >
        <span className="line-clamp-4 max-w-full bg-raised px-0.5 break-words" style={{ WebkitLineClamp: lines }}>
          {props.title}
        </span>
      </div>
    </foreignObject>
  );
});

/** Grips of the selected place for resizing and connecting, above everything else on the map. */
export function MapGrips(props: {
  readonly place: MapPlace;
  readonly rect: Rect;
  readonly zoom: number;
  readonly onGrip: (event: PointerEvent, place: MapPlace, grip: Grip) => void;
}) {
  const { rect } = props;
  const onGrip = (event: PointerEvent, grip: Grip) => props.onGrip(event, props.place, grip);
  const [x, y, width, height] = [rect.x * CELL, rect.y * CELL, rect.width * CELL, rect.height * CELL];
  const px = 1 / props.zoom;
  const hit = HIT * px;
  // Moves the corners outwards, so that small places keep room for dragging.
  const out = Math.max(4 * px, hit / 2 - Math.min(width, height) / 3);
  const above = y - Math.max(ABOVE * px, out);
  return (
    <g>
      {CORNERS.map((corner) => {
        const [cx, cy] = [
          corner.endsWith('w') ? x - out : x + width + out,
          corner.startsWith('n') ? y - out : y + height + out,
        ];
        return (
          <g
            key={corner}
            data-grip={corner}
            className={corner === 'nw' || corner === 'se' ? 'cursor-nwse-resize' : 'cursor-nesw-resize'}
            onPointerDown={(event) => onGrip(event, { kind: 'resize', corner })}
          >
            <rect x={cx - hit / 2} y={cy - hit / 2} width={hit} height={hit} fill="transparent" />
            <rect
              x={cx - 5 * px}
              y={cy - 5 * px}
              width={10 * px}
              height={10 * px}
              className="fill-paper stroke-service"
              strokeWidth={2 * px}
            />
          </g>
        );
      })}
      <g data-grip="connect" className="cursor-crosshair" onPointerDown={(event) => onGrip(event, { kind: 'connect' })}>
        <title>Drag from here to another one to connect them</title>
        <circle cx={x + width / 2} cy={above} r={hit / 2} className="fill-exit stroke-paper stroke-2" />
        <path
          transform={`translate(${x + width / 2} ${above}) scale(${px})`}
          d="M-6 0h12m-4 -4l4 4l-4 4m-4 -8l-4 4l4 4"
          className="fill-none stroke-on-exit stroke-2"
        />
      </g>
    </g>
  );
}

/** A place that is being drawn or named. */
export function Outline({ rect, overlaps }: { readonly rect: Rect; readonly overlaps: boolean }) {
  const box = { x: rect.x * CELL, y: rect.y * CELL, width: rect.width * CELL, height: rect.height * CELL };
  return (
    <g data-outline className="pointer-events-none">
      <rect {...box} className="fill-raised stroke-service stroke-[3] [stroke-dasharray:8_4]" />
      {overlaps && <rect {...box} fill="url(#map-overlap)" />}
    </g>
  );
}

/** Fill patterns of the squares and of overlapping places. */
export function Patterns() {
  return (
    <defs>
      <pattern id="map-grid" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <path d={`M${CELL} 0H0V${CELL}`} className="fill-none stroke-line" strokeWidth={1} />
      </pattern>
      <pattern id="map-overlap" width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path d="M0 0V8" className="stroke-alarm" strokeWidth={5} opacity={0.55} />
      </pattern>
    </defs>
  );
}
