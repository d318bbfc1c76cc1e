import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BegunLayout, KitAnswer } from '@/app/_workers/kit-protocol';
import type { ArtPlace } from '@/app/_workers/scenario-art';
import type { Json } from '@/lib/kernel/json';
import type { KitOrder } from '@/lib/kit/order';
import type { Draft } from '@/lib/scenario/envelope';
import { Cancelled, type KitClient } from './kit-client';
import type { PagePictures } from './page-pictures';

export type Layout = Pick<KitAnswer['layout'], 'pages' | 'sections' | 'outline' | 'issues'>;

interface LayoutState {
  readonly layout: Layout | undefined;
  /** Order of `layout`, which can be older than the one asked for. */
  readonly laidOrder: KitOrder | undefined;
  /** The first page, until all are laid out. */
  readonly begun: BegunLayout | undefined;
  /** From 0 to 1 while pages are being laid out. */
  readonly done: number | undefined;
  readonly error: string | undefined;
  /** True while the worker has been silent for long, and may have ended. */
  readonly isSilent: boolean;
}

/** Shorter jobs show no progress, so that typing causes no extra redraws. */
const SOON_MS = 100;

/** Shorter first jobs show no page ahead of the others, so that the view does not change twice. */
const PATIENCE_MS = 1_000;

/** The print worker, its pictures, and the pages currently shown large. */
interface Looking {
  readonly client: KitClient;
  readonly pictures: PagePictures;
  readonly pages: RefObject<readonly number[]>;
}

/** Returns the kit's pages for the order. Lays them out again on every change: one job at a time, the newest next. */
export function useLayout(
  { client, pictures, pages }: Looking,
  { draft, art }: { readonly draft: Draft; readonly art: ArtPlace },
  order: KitOrder | undefined,
): LayoutState & { readonly again: () => void } {
  const [state, setState] = useState<LayoutState>({
    layout: undefined,
    laidOrder: undefined,
    begun: undefined,
    done: undefined,
    error: undefined,
    isSilent: false,
  });
  const [tries, setTries] = useState(0);
  const busy = useRef<Promise<unknown>>(Promise.resolve());

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the same job in a new worker
  useEffect(() => {
    if (!order) return;
    let newest = true;
    const change = (part: Partial<LayoutState>) => setState((before) => ({ ...before, ...part }));
    const keepDrawn = ({ pages, drawn }: Pick<KitAnswer['layout'], 'pages' | 'drawn'>) => {
      for (const { page, svg } of drawn) {
        const laid = pages[page];
        if (laid) pictures.keep(page, laid, svg);
      }
    };
    const run = async () => {
      const slow = setTimeout(() => newest && change({ done: 0 }), SOON_MS);
      // An earlier layout may still wait for its fonts.
      await busy.current;
      if (!newest) return clearTimeout(slow);
      const askedAt = performance.now();
      let begins: ReturnType<typeof setTimeout> | undefined;
      const request = {
        type: 'layout' as const,
        baseUrl: window.location.origin,
        system: draft.system,
        art,
        draft: draft as unknown as Json,
        order,
        looking: pages.current,
      };
      const job = client.ask<'layout'>(request, {
        onProgress: (done) => newest && change({ done }),
        onSilent: (isSilent) => change({ isSilent }),
        onBegun: (begun) => {
          keepDrawn(begun);
          begins = setTimeout(() => change({ begun }), askedAt + PATIENCE_MS - performance.now());
        },
      });
      busy.current = job.catch(() => undefined);
      try {
        const layout = await job;
        keepDrawn(layout);
        // Shown even if the draft has changed since: people who type without a pause want to see it too.
        change({ done: undefined, error: undefined, layout, laidOrder: order, begun: undefined });
      } catch (error) {
        const said = error instanceof Cancelled ? undefined : (error as Error).message;
        change({ done: undefined, error: said });
      } finally {
        clearTimeout(slow);
        clearTimeout(begins);
      }
    };
    void run();
    return () => {
      newest = false;
    };
  }, [client, pictures, pages, draft, art, order, tries]);

  const again = () => {
    client.close();
    setTries(tries + 1);
  };
  return { ...state, again };
}
