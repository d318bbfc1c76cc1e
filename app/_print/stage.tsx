'use client';

import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import type { SizeMm } from '@/lib/kernel/units';
import { type Anchor, usePinch } from './use-pinch';
import { clampScale, nextScale, PX_PER_MM, scaleOf, type Zoom } from './zoom';

/** One page in a view that it can be larger than; zoomed with fingers, wheel or keys. */
export function Stage(props: {
  readonly size: SizeMm;
  readonly label: string;
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  /** Tells what the zoom comes to. */
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

/** Keeps what is at the anchor, or in the middle, where it is while the scale changes. */
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
