'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import type { KitClient } from './kit-client';
import { PageView } from './page-view';
import type { Layout } from './use-layout';

/** The pages themselves: one large, all of them small below it. */
export function Pager({ client, layout }: { readonly client: KitClient; readonly layout: Layout }) {
  const [wanted, setWanted] = useState(0);
  const count = layout.pages.length;
  const page = Math.min(wanted, Math.max(0, count - 1));
  const size = layout.pages[page];
  const strip = useRef<HTMLOListElement>(null);
  const go = (to: number) => setWanted(Math.min(count - 1, Math.max(0, to)));

  useEffect(() => {
    const chosen = strip.current?.children[page];
    if (!(chosen instanceof HTMLElement) || !strip.current) return;
    strip.current.scrollLeft = chosen.offsetLeft - strip.current.clientWidth / 2 + chosen.clientWidth / 2;
  }, [page]);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: page - 1, ArrowRight: page + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
    requestAnimationFrame(() => strip.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus());
  };

  if (!size) return null;
  return (
    <section aria-label="The pages" className="flex min-w-0 flex-col gap-3">
      <div className="flex items-center justify-between gap-2">
        <IconButton label="Page before" disabled={page === 0} onClick={() => go(page - 1)}>
          <Icon name="chevron" className="rotate-90" />
        </IconButton>
        <p className="sign" aria-live="polite">
          Page {page + 1} of {count}
        </p>
        <IconButton label="Next page" disabled={page === count - 1} onClick={() => go(page + 1)}>
          <Icon name="chevron" className="-rotate-90" />
        </IconButton>
      </div>
      <div
        className="mx-auto w-full border-2 border-ink"
        style={{ maxWidth: `calc(85vh * ${size.widthMm / size.heightMm})` }}
      >
        <PageView key={page} client={client} version={layout.version} page={page} count={count} size={size} />
      </div>
      <ol
        ref={strip}
        aria-label="All pages"
        className="relative flex items-end gap-2 overflow-x-auto p-1 pb-3"
        onKeyDown={onKeyDown}
      >
        {layout.pages.map((each, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          <li key={i} className="shrink-0" style={{ width: 72 }}>
            <button
              type="button"
              aria-label={`Page ${i + 1}`}
              aria-current={i === page ? 'page' : undefined}
              tabIndex={i === page ? 0 : -1}
              onClick={() => go(i)}
              className="block w-full border-2 border-line text-sm aria-[current]:border-exit aria-[current]:border-4"
            >
              <PageView client={client} version={layout.version} page={i} count={count} size={each} small />
              <span className="sign block py-1">{i + 1}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
