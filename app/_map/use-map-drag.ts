import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Limits } from '@/app/_ui/free-spot';
import {
  type Drag,
  type Drawing,
  type Grip,
  type Hold,
  letGo,
  type Outcome,
  pullTo,
  startDrag,
  startDrawing,
} from './map-drag';
import type { Point } from './map-model';
import { CELL, RIM } from './plan-look';

/** What is done with a pointer: moving, resizing, connecting, drawing and framing. Nothing is written until it lets go. */
export function useMapDrag(
  svg: RefObject<SVGSVGElement | null>,
  zoom: number,
  limits: Limits,
  onEnd: (outcome: Outcome) => void,
) {
  const unit = CELL * zoom;
  const [drag, setDrag] = useState<Drag | Drawing>();
  // Events can come faster than renders.
  const latest = useRef<Drag | Drawing>(undefined);
  const follow = (next: Drag | Drawing | undefined) => {
    latest.current = next;
    setDrag(next);
  };

  const squares = (event: PointerEvent): Point => {
    const box = svg.current?.getBoundingClientRect();
    return {
      x: (event.clientX - (box?.left ?? 0) - RIM.left) / unit,
      y: (event.clientY - (box?.top ?? 0) - RIM.top) / unit,
    };
  };

  const begin = (event: PointerEvent, next: Drag | Drawing) => {
    svg.current?.setPointerCapture(event.pointerId);
    follow(next);
  };

  return {
    drag,
    squares,
    grab: (event: PointerEvent, grip: Grip, hold: Hold) => begin(event, startDrag(grip, hold, squares(event))),
    /** On the empty board. */
    draw: (event: PointerEvent, kind: Drawing['kind']) => begin(event, startDrawing(kind, squares(event))),
    handlers: {
      onPointerMove: (event: PointerEvent) => {
        const { current } = latest;
        if (current) follow(pullTo(current, squares(event), unit, limits));
      },
      onPointerUp: (event: PointerEvent) => {
        const { current } = latest;
        if (!current) return;
        follow(undefined);
        onEnd(letGo(pullTo(current, squares(event), unit, limits), placeUnder(event), limits));
      },
      onPointerCancel: () => follow(undefined),
    },
  };
}

function placeUnder(event: PointerEvent): string | undefined {
  const element = document.elementFromPoint(event.clientX, event.clientY);
  return element?.closest<SVGGElement>('[data-place]')?.dataset.place;
}
