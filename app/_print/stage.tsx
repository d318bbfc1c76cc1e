'use client';

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFingers } from '@/app/_canvas/use-fingers';
import { useScrolledView } from '@/app/_canvas/use-scrolled-view';
import { nextStep } from '@/app/_canvas/viewport';
import type { SizeMm } from '@/lib/kernel/units';

/** Zoom of a page: the whole page, the width of the view, or a multiple of its true size. */
export type Zoom = 'page' | 'width' | number;

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

/** Size of a whole page in a view that has not been measured yet, in its container units. */
const wholePage = ({ widthMm, heightMm }: SizeMm) => {
  const [aspect, edges] = [widthMm / heightMm, `${2 * EDGE_PX}px`];
  return { aspectRatio: aspect, width: `min(100cqw - ${edges}, (100cqh - ${edges}) * ${aspect})` };
};

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
  const sheet = useRef<HTMLDivElement>(null);
  const keys = useId();
  const [viewSize, setViewSize] = useState<View>();
  const scale = scaleOf(zoom, size, viewSize ?? { widthPx: 600, heightPx: 600 });
  const pxPerMm = scale * PX_PER_MM;

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
  const scrolled = useScrolledView(view, sheet, scale, onZoom);
  useFingers(view, { ...scrolled, least: MIN_SCALE, most: MAX_SCALE });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      '+': () => onZoom(nextStep(ZOOM_STEPS, scale, 1)),
      '=': () => onZoom(nextStep(ZOOM_STEPS, scale, 1)),
      '-': () => onZoom(nextStep(ZOOM_STEPS, scale, -1)),
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
      className="h-[min(75dvh,34rem)] overflow-auto overscroll-x-contain [container-type:size] border-2 border-ink bg-sunk [scrollbar-gutter:stable] lg:h-[clamp(22rem,calc(100dvh-18rem),64rem)]"
    >
      <p id={keys} className="sr-only">
        Plus and minus zoom in and out, 0 shows the whole page, 1 its actual size, W fits the width. T turns the sheet
        over. Page up and page down change pages.
      </p>
      <div className="grid min-h-full w-max min-w-full place-items-center p-3">
        <div
          ref={sheet}
          className="relative"
          style={viewSize ? { width: size.widthMm * pxPerMm, height: size.heightMm * pxPerMm } : wholePage(size)}
        >
          {children(pxPerMm)}
        </div>
      </div>
    </section>
  );
}
