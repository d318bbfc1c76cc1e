import type { Issue } from '@/lib/kernel/issue';
import type { KitSpec } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { type PageRanges, pagesWithin } from '@/lib/kit/page-ranges';
import { layoutKit, type Pictures } from '@/templates/layout/layout';
import { pickPages } from '@/templates/layout/pick-pages';
import type { Assets } from './assets/assets';
import type { Attachment } from './pdf/attachment';
import { withOrder } from './pdf/printed-order';
import { writePdf } from './pdf/write';

export { type LaidOutKit, layoutKit } from '@/templates/layout/layout';

export interface RenderOptions {
  readonly assets: Assets;
  /** Uploaded pictures; a frame replaces a missing one. */
  readonly pictures?: Pictures | undefined;
  /** False if the credits are printed in another file; otherwise they are added. */
  readonly credits?: boolean | undefined;
  /** The scenario, embedded so that it can be opened from the PDF. */
  readonly attachment?: Attachment | undefined;
  /** Pages to include; all if undefined. */
  readonly pages?: PageRanges | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Progress of a rendering: first pieces laid out, then pages written. */
export interface Progress {
  readonly stage: 'layout' | 'pages';
  readonly done: number;
  readonly count: number;
}

interface Rendered {
  readonly pdf: Uint8Array;
  readonly issues: readonly Issue[];
}

/** Renders a kit as a PDF. Rejects with the signal's reason if aborted. */
export async function renderKit(kit: KitSpec, order: KitOrder, options: RenderOptions): Promise<Rendered> {
  const { assets, pictures, credits, attachment, pages, onProgress, signal } = options;
  const report = async (progress: Progress) => {
    onProgress?.(progress);
    // Yields to the event loop, so that messages such as an abort are received.
    if (signal) await new Promise((resolve) => setTimeout(resolve, 0));
    signal?.throwIfAborted();
  };
  signal?.throwIfAborted();
  const laidOut = await layoutKit(kit, order, {
    assets,
    pictures,
    credits,
    onPiece: (done, count) => report({ stage: 'layout', done, count }),
  });
  const picked = pages ? pickPages(laidOut, pagesWithin(pages, laidOut.pages.length)) : laidOut;
  const count = picked.pages.length;
  const pdf = await writePdf(picked, {
    assets,
    attachment: attachment && withOrder(attachment, order, pages),
    onPage: (done) => report({ stage: 'pages', done, count }),
  });
  return { pdf, issues: laidOut.issues };
}
