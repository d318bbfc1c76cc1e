import { useEffect, useRef, useState } from 'react';
import type { PageSize } from '@/app/_workers/kit-protocol';
import type { Issue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { KitOrder } from '@/lib/kit/order';
import type { Draft } from '@/lib/scenario/envelope';
import { Cancelled, type KitClient } from './kit-client';

const PAUSE_MS = 250;

export interface Layout {
  /** Counts layouts, so that pages of an older one are drawn anew. */
  readonly version: number;
  readonly pages: readonly PageSize[];
  readonly issues: readonly Issue[];
}

export interface LayoutState {
  readonly layout: Layout | undefined;
  /** From 0 to 1 while pages are being laid out. */
  readonly done: number | undefined;
  readonly error: string | undefined;
}

/** The kit's pages for the order, laid out anew a moment after anything changes; one job at a time. */
export function useLayout(client: KitClient, draft: Draft, order: KitOrder | undefined): LayoutState {
  const [state, setState] = useState<LayoutState>({ layout: undefined, done: undefined, error: undefined });
  const busy = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (!order) return;
    let current = true;
    const change = (part: Partial<LayoutState>) => current && setState((before) => ({ ...before, ...part }));
    const run = async () => {
      await busy.current;
      if (!current) return;
      change({ done: 0, error: undefined });
      const request = {
        type: 'layout' as const,
        baseUrl: window.location.origin,
        system: draft.system,
        draft: draft as unknown as Json,
        order,
      };
      const job = client.ask<'layout'>(request, { onProgress: (done) => change({ done }) });
      busy.current = job.catch(() => undefined);
      try {
        const { seq, pages, issues } = await job;
        change({ done: undefined, layout: { version: seq, pages, issues } });
      } catch (error) {
        change({ done: undefined, ...(error instanceof Cancelled ? {} : { error: (error as Error).message }) });
      }
    };
    const timer = setTimeout(() => void run(), PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [client, draft, order]);

  return state;
}
