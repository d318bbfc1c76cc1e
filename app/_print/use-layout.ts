import { useEffect, useRef, useState } from 'react';
import type { KitAnswer } from '@/app/_workers/kit-protocol';
import type { Json } from '@/lib/kernel/json';
import type { KitOrder } from '@/lib/kit/order';
import type { Draft } from '@/lib/scenario/envelope';
import { Cancelled, type KitClient } from './kit-client';

export type Layout = Pick<KitAnswer['layout'], 'pages' | 'sections' | 'outline' | 'issues'>;

export interface LayoutState {
  readonly layout: Layout | undefined;
  /** From 0 to 1 while pages are being laid out. */
  readonly done: number | undefined;
  readonly error: string | undefined;
}

/** The kit's pages for the order, laid out anew when anything changes; one job at a time, and the newest next. */
export function useLayout(
  client: KitClient,
  { draft, draftId }: { readonly draft: Draft; readonly draftId: string },
  order: KitOrder | undefined,
): LayoutState {
  const [state, setState] = useState<LayoutState>({ layout: undefined, done: undefined, error: undefined });
  const busy = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    if (!order) return;
    let newest = true;
    const change = (part: Partial<LayoutState>) => setState((before) => ({ ...before, ...part }));
    const run = async () => {
      await busy.current;
      if (!newest) return;
      change({ done: 0, error: undefined });
      const request = {
        type: 'layout' as const,
        baseUrl: window.location.origin,
        system: draft.system,
        draftId,
        draft: draft as unknown as Json,
        order,
      };
      const job = client.ask<'layout'>(request, { onProgress: (done) => newest && change({ done }) });
      busy.current = job.catch(() => undefined);
      try {
        // Shown even if somebody has typed on since: whoever types without a pause wants to see it too.
        change({ done: undefined, layout: await job });
      } catch (error) {
        change({ done: undefined, ...(error instanceof Cancelled ? {} : { error: (error as Error).message }) });
      }
    };
    void run();
    return () => {
      newest = false;
    };
  }, [client, draft, draftId, order]);

  return state;
}
