import { useReactFlow } from '@xyflow/react';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Point } from '@/app/_ui/line-around';
import type { Positions } from '@/app/_widgets/layout-client';
import type { Route } from '@/lib/contract/authored';
import type { Graph } from './graph-model';
import { NODE_SIZE } from './graph-places';
import { fullestCentre, openingCentre, slidTo } from './opening-view';

const FIT = { padding: 0.06, maxZoom: 1 };
/** At this a title is 12 pixels high. */
const LEGIBLE_ZOOM = 0.8;

/** What the page around the canvas can have it do. */
export interface CanvasControls {
  readonly zoom: (way: 'in' | 'out' | 'all') => void;
  /** The middle of what is in view. */
  readonly centre: () => Point;
  /** Brings nodes into view once they are there. */
  readonly reveal: (ids: readonly string[]) => void;
}

interface Shown {
  readonly graph: Graph;
  readonly positions: Positions;
  readonly isLaidOut: boolean;
  readonly route: Route | undefined;
}

/** Where one looks in the graph: at first at the way out, then wherever the page leads. */
export function useGraphView(
  frame: RefObject<HTMLDivElement | null>,
  controls: RefObject<CanvasControls | null>,
  shown: Shown,
  latest: RefObject<Shown>,
) {
  const flow = useReactFlow();
  const { positions, isLaidOut } = shown;
  const isOpen = useRef(false);
  useEffect(() => {
    if (isOpen.current || !isLaidOut) return;
    isOpen.current = true;
    const show = async () => {
      await flow.fitView(FIT);
      if (flow.getZoom() >= LEGIBLE_ZOOM) return;
      // What is too large to be read as a whole begins with the way out, or where most of it can be read.
      const { route, positions } = latest.current;
      const box = frame.current;
      if (!box) return;
      const view = { width: box.clientWidth / LEGIBLE_ZOOM, height: box.clientHeight / LEGIBLE_ZOOM };
      const centre = route?.goals.length
        ? openingCentre(positions, route.goals, NODE_SIZE, view)
        : fullestCentre(positions, NODE_SIZE, view);
      if (centre) await flow.setCenter(centre.x, centre.y, { zoom: LEGIBLE_ZOOM });
    };
    requestAnimationFrame(() => void show());
  }, [isLaidOut, flow, frame, latest]);

  const [revealed, reveal] = useState<readonly string[]>();
  useEffect(() => {
    const spots = revealed?.flatMap((id) => positions.get(id) ?? []) ?? [];
    const box = frame.current;
    if (!box || spots.length === 0) return;
    reveal(undefined);
    const screen = { width: box.clientWidth, height: box.clientHeight };
    const slid = slidTo(flow.getViewport(), spots, NODE_SIZE, screen);
    if (slid) void flow.setViewport(slid);
  }, [revealed, positions, flow, frame]);

  useImperativeHandle(controls, () => ({
    zoom: (way) => void (way === 'all' ? flow.fitView(FIT) : way === 'in' ? flow.zoomIn() : flow.zoomOut()),
    centre: () => {
      const { left = 0, top = 0, width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
      return flow.screenToFlowPosition({ x: left + width / 2, y: top + height / 2 });
    },
    reveal,
  }));
}
