'use client';

import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LaidPage } from '@/app/_workers/kit-protocol';
import type { PagePictures } from './page-pictures';
import { PageView } from './page-view';

const STEP_PX = 84;

const AHEAD = 4;

/** Returns the range of the `count` equally wide items that a scrolled view needs, with a few on either side. */
export function stripWindow(
  view: { readonly leftPx: number; readonly widthPx: number },
  stepPx: number,
  count: number,
) {
  const from = Math.floor(view.leftPx / stepPx) - AHEAD;
  const to = Math.ceil((view.leftPx + view.widthPx) / stepPx) + AHEAD;
  return { from: Math.min(Math.max(0, from), Math.max(0, count - 1)), to: Math.min(count, to) };
}

const BOX = { widthPx: 68, heightPx: 92 } as const;

/** Strip of thumbnails. Renders only those in view and some neighbours: a long kit costs no more than a short one. */
export function Thumbnails(props: {
  readonly pictures: PagePictures;
  readonly pages: readonly LaidPage[];
  readonly page: number;
  readonly nameOf: (page: number) => string;
  readonly onPage: (page: number) => void;
}) {
  const { pictures, pages, page, nameOf, onPage } = props;
  const count = pages.length;
  const strip = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ leftPx: 0, widthPx: 640 });
  const { from, to } = stripWindow(view, STEP_PX, count);
  // The current page is always rendered: otherwise scrolling would lose the focus.
  const shown = [...new Set([...Array.from({ length: to - from }, (_, i) => from + i), page])].toSorted(
    (a, b) => a - b,
  );

  useLayoutEffect(() => {
    const row = strip.current;
    if (!row) return;
    const look = () => setView({ leftPx: row.scrollLeft, widthPx: row.clientWidth });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, []);

  useEffect(() => {
    const row = strip.current;
    if (row) row.scrollLeft = page * STEP_PX - (row.clientWidth - STEP_PX) / 2;
  }, [page]);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: page - 1, ArrowRight: page + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onPage(Math.min(count - 1, Math.max(0, to)));
    requestAnimationFrame(() => strip.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus());
  };

  return (
    <div ref={strip} className="overflow-x-auto pb-2">
      <ol aria-label="All pages" className="relative h-32" style={{ width: count * STEP_PX }} onKeyDown={onKeyDown}>
        {shown.map((i) => {
          const laid = pages[i];
          if (!laid) return null;
          const scale = Math.min(BOX.widthPx / laid.widthMm, BOX.heightPx / laid.heightMm);
          return (
            <li
              key={i}
              aria-setsize={count}
              aria-posinset={i + 1}
              className="absolute inset-y-0 p-1"
              style={{ left: i * STEP_PX, width: STEP_PX }}
            >
              <button
                type="button"
                aria-label={`Page ${i + 1}: ${nameOf(i)}`}
                aria-current={i === page ? 'page' : undefined}
                tabIndex={i === page ? 0 : -1}
                onClick={() => onPage(i)}
                className="group flex size-full flex-col items-center justify-end gap-1 text-sm"
              >
                <span
                  className="block border-2 border-line outline-exit group-hover:border-ink group-aria-[current]:border-exit group-aria-[current]:outline-2"
                  style={{ width: laid.widthMm * scale + 4, height: laid.heightMm * scale + 4 }}
                >
                  <PageView pictures={pictures} page={i} laid={laid} alt="" patient />
                </span>
                <span className="sign">{i + 1}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
