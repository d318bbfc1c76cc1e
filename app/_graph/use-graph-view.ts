import { useReactFlow } from '@xyflow/react';
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Positions } from '@/app/_canvas/layout-client';
import type { Point } from '@/app/_canvas/line-around';
import type { Route } from '@/lib/contract/authored';
import type { Graph } from './graph-model';
import { NODE_SIZE } from './graph-places';

interface Size {
  readonly width: number;
  readonly height: number;
}

const RIM = 16;
/** Smallest distance on the screen between a revealed node and the edge of the view. */
const REVEAL_MARGIN = 24;

/**
 * Returns the first centre of a view that is too small for the whole drawing: the first of `wanted` at the top, the
 * others beside it as far as they fit, and no empty margin on one side while nodes lie outside the other.
 */
export function openingCentre(
  positions: Positions,
  wanted: readonly string[],
  node: Size,
  view: Size,
): { readonly x: number; readonly y: number } | undefined {
  const all = [...positions.values()];
  const shown = wanted.flatMap((id) => positions.get(id) ?? []);
  const [first] = shown;
  if (!first) return undefined;
  const side = (some: typeof all) => span(some, 'x', node.width);
  const route = side(shown);
  const whole = side(all);
  const x = route.to - route.from <= view.width ? (route.from + route.to) / 2 : first.x + node.width / 2;
  const tall = span(all, 'y', node.height);
  return {
    x: within(x, whole, view.width),
    y: within(first.y + view.height / 2 - RIM, tall, view.height),
  };
}

/** Returns the centre of the view with the most whole nodes, the uppermost of several; for drawings without a route. */
export function fullestCentre(
  positions: Positions,
  node: Size,
  view: Size,
): { readonly x: number; readonly y: number } | undefined {
  const all = [...positions.values()];
  const lines = (at: readonly number[]) => [...new Set(at)].toSorted((a, b) => a - b);
  const [lefts, tops] = [lines(all.map(({ x }) => x)), lines(all.map(({ y }) => y))];
  let best: { readonly x: number; readonly y: number; readonly seen: number } | undefined;
  for (const top of tops) {
    const inRow = all.filter(({ y }) => y >= top - RIM && y + node.height <= top - RIM + view.height);
    if (best && inRow.length <= best.seen) continue;
    for (const left of lefts) {
      const seen = inRow.filter(({ x }) => x >= left - RIM && x + node.width <= left - RIM + view.width).length;
      if (!best || seen > best.seen) best = { x: left - RIM, y: top - RIM, seen };
    }
  }
  return best && { x: best.x + view.width / 2, y: best.y + view.height / 2 };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const span = (some: readonly { readonly x: number; readonly y: number }[], axis: 'x' | 'y', size: number): Span => ({
  from: Math.min(...some.map((at) => at[axis])) - RIM,
  to: Math.max(...some.map((at) => at[axis])) + size + RIM,
});

/** Returns the nearest centre whose view stays inside the whole; a whole smaller than the view is centred. */
function within(centre: number, whole: Span, view: number): number {
  if (whole.to - whole.from <= view) return (whole.from + whole.to) / 2;
  return Math.min(Math.max(centre, whole.from + view / 2), whole.to - view / 2);
}

interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/**
 * Returns the viewport scrolled just far enough to show nodes at `spots`, or their left and upper ends if they do not
 * all fit; undefined if they are in view.
 */
export function scrolledTo(
  { x, y, zoom }: Viewport,
  spots: readonly { readonly x: number; readonly y: number }[],
  node: Size,
  screen: Size,
): Viewport | undefined {
  const scroll = (from: number, size: number, axis: 'x' | 'y', room: number) => {
    const low = Math.min(...spots.map((at) => at[axis])) * zoom + from;
    const high = (Math.max(...spots.map((at) => at[axis])) + size) * zoom + from;
    if (low < REVEAL_MARGIN) return REVEAL_MARGIN - low;
    return high > room - REVEAL_MARGIN ? Math.max(room - REVEAL_MARGIN - high, REVEAL_MARGIN - low) : 0;
  };
  const [dx, dy] = [scroll(x, node.width, 'x', screen.width), scroll(y, node.height, 'y', screen.height)];
  return dx === 0 && dy === 0 ? undefined : { x: x + dx, y: y + dy, zoom };
}

const FIT = { padding: 0.06, maxZoom: 1 };
/** Zoom at which titles are 12 pixels high. */
const LEGIBLE_ZOOM = 0.8;

/** Commands for the canvas from the page around it. */
export interface CanvasControls {
  readonly zoom: (way: 'in' | 'out' | 'all') => void;
  readonly centre: () => Point;
  /** Scrolls nodes into view once they have positions. */
  readonly reveal: (ids: readonly string[]) => void;
}

interface Shown {
  readonly graph: Graph;
  readonly positions: Positions;
  readonly isLaidOut: boolean;
  readonly route: Route | undefined;
}

/** Controls the viewport: opens on the way out, then follows the page's commands. */
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
      // A drawing too large to read as a whole opens on the way out, or where most nodes are readable.
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
    const scrolled = scrolledTo(flow.getViewport(), spots, NODE_SIZE, screen);
    if (scrolled) void flow.setViewport(scrolled);
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
