'use client';

import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { SizeMm } from '@/lib/kernel/units';

/** Zoom of a page: the whole page, the width of the view, or a multiple of its true size. */
export type Zoom = 'page' | 'width' | number;

/** Point of the view that stays in place while zooming. */
interface Anchor {
  readonly xPx: number;
  readonly yPx: number;
}

type OnPinch = (factor: number, anchor: Anchor) => void;

const PER_WHEEL_PX = 0.0025;

/** Pinch zoom: two fingers, or the wheel with Control, zoom the page instead of the browser's viewport. */
function usePinch(view: RefObject<HTMLElement | null>, onPinch: OnPinch): void {
  const latest = useRef(onPinch);
  useEffect(() => {
    latest.current = onPinch;
  });
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    let apartPx: number | undefined;
    const anchorAt = (clientX: number, clientY: number): Anchor => {
      const { left, top } = element.getBoundingClientRect();
      return { xPx: clientX - left, yPx: clientY - top };
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      latest.current(Math.exp(-event.deltaY * PER_WHEEL_PX), anchorAt(event.clientX, event.clientY));
    };
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) {
        apartPx = undefined;
        return;
      }
      // Once the browser scrolls, touch events can't be cancelled.
      if (event.cancelable) event.preventDefault();
      const nowPx = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const middle = anchorAt((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
      if (apartPx !== undefined && apartPx > 0) latest.current(nowPx / apartPx, middle);
      apartPx = nowPx;
    };
    // Only active listeners can prevent the browser's own zoom.
    const active = { passive: false } as const;
    element.addEventListener('wheel', onWheel, active);
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      element.addEventListener(type, onTouch, active);
    return () => {
      element.removeEventListener('wheel', onWheel);
      for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
        element.removeEventListener(type, onTouch);
    };
  }, [view]);
}

/** CSS pixels per millimetre. */
export const PX_PER_MM = 96 / 25.4;

/** Zoom steps, relative to the true size: at 1 a ruler held to the screen would agree. */
export const ZOOM_STEPS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const;
const [MIN_SCALE, MAX_SCALE] = [0.1, 6];

/** Space around the page in its view. */
const EDGE_PX = 12;

interface View {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Returns the scale of a zoom in a view, relative to the true size. */
export function scaleOf(zoom: Zoom, page: SizeMm, view: View): number {
  if (typeof zoom === 'number') return clampScale(zoom);
  const width = (view.widthPx - 2 * EDGE_PX) / (page.widthMm * PX_PER_MM);
  const height = (view.heightPx - 2 * EDGE_PX) / (page.heightMm * PX_PER_MM);
  return clampScale(zoom === 'width' ? width : Math.min(width, height));
}

const clampScale = (scale: number): number => Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));

export function nextScale(scale: number, direction: 1 | -1): number {
  // Skips a step within 2 % of the current scale.
  const far = 1.02;
  return direction === 1
    ? (ZOOM_STEPS.find((step) => step > scale * far) ?? ZOOM_STEPS[ZOOM_STEPS.length - 1] ?? scale)
    : (ZOOM_STEPS.findLast((step) => step < scale / far) ?? ZOOM_STEPS[0]);
}

/** A scrolling view of one page, with zoom by fingers, wheel or keys. */
export function Stage(props: {
  readonly size: SizeMm;
  readonly label: string;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onScale: (scale: number) => void;
  readonly onTurnPage: (by: 1 | -1) => void;
  readonly onTurnOver: () => void;
  readonly children: (pxPerMm: number) => ReactNode;
}) {
  const { size, label, zoom, onZoom, onScale, onTurnPage, onTurnOver, children } = props;
  const view = useRef<HTMLElement>(null);
  const keys = useId();
  const [viewSize, setViewSize] = useState({ widthPx: 600, heightPx: 600 });
  const scale = scaleOf(zoom, size, viewSize);
  const pxPerMm = scale * PX_PER_MM;
  const anchor = useAnchor(view, scale);

  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    const measure = () => setViewSize({ widthPx: element.clientWidth, heightPx: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => onScale(scale), [onScale, scale]);
  usePinch(view, (factor, at) => {
    anchor.current = at;
    onZoom(clampScale(scale * factor));
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      '+': () => onZoom(nextScale(scale, 1)),
      '=': () => onZoom(nextScale(scale, 1)),
      '-': () => onZoom(nextScale(scale, -1)),
      '0': () => onZoom('page'),
      '1': () => onZoom(1),
      w: () => onZoom('width'),
      t: onTurnOver,
      PageDown: () => onTurnPage(1),
      PageUp: () => onTurnPage(-1),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <section
      ref={view}
      aria-label={label}
      aria-describedby={keys}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="h-[min(75dvh,34rem)] touch-pan-x touch-pan-y overflow-auto overscroll-x-contain border-2 border-ink bg-sunk [scrollbar-gutter:stable] lg:h-[clamp(22rem,calc(100dvh-20rem),64rem)]"
    >
      <p id={keys} className="sr-only">
        Plus and minus zoom in and out, 0 shows the whole page, 1 its actual size, W fits the width. T turns the sheet
        over. Page up and page down change pages.
      </p>
      <div className="grid min-h-full w-max min-w-full place-items-center p-3">
        <div className="relative" style={{ width: size.widthMm * pxPerMm, height: size.heightMm * pxPerMm }}>
          {children(pxPerMm)}
        </div>
      </div>
    </section>
  );
}

/** Keeps the anchor, by default the middle of the view, in place while the scale changes. */
function useAnchor(view: { readonly current: HTMLElement | null }, scale: number) {
  const anchor = useRef<Anchor>(undefined);
  const before = useRef(scale);
  useLayoutEffect(() => {
    const element = view.current;
    const ratio = scale / before.current;
    before.current = scale;
    if (!element || ratio === 1) return;
    const { xPx, yPx } = anchor.current ?? { xPx: element.clientWidth / 2, yPx: element.clientHeight / 2 };
    anchor.current = undefined;
    element.scrollLeft = (element.scrollLeft + xPx) * ratio - xPx;
    element.scrollTop = (element.scrollTop + yPx) * ratio - yPx;
  }, [view, scale]);
  return anchor;
}
