import type { Issue } from '@/lib/kernel/issue';
import type { KitSpec } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { type PageRanges, pagesWithin } from '@/lib/kit/page-ranges';
import { layoutKit, type Pictures } from '@/templates/layout/layout';
import { pickPages } from '@/templates/layout/pick-pages';
import type { Assets } from './assets/assets';
import type { Attachment } from './pdf/attachment';
import { writePdf } from './pdf/write';

export { pageToSvg } from '@/templates/drawing/svg';
export { type LaidOutKit, layoutKit } from '@/templates/layout/layout';

export interface RenderOptions {
  readonly assets: Assets;
  /** Somebody's own pictures; a frame is printed where one is missing. */
  readonly pictures?: Pictures | undefined;
  /** False where the credits of what is shown stand in another file; they are added otherwise. */
  readonly credits?: boolean | undefined;
  /** The scenario, so that the PDF can be opened again. */
  readonly attachment?: Attachment | undefined;
  /** Only these pages; all if undefined. */
  readonly pages?: PageRanges | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** How far a rendering is: pieces laid out, then pages written. */
export interface Progress {
  readonly stage: 'layout' | 'pages';
  readonly done: number;
  readonly count: number;
}

interface Rendered {
  readonly pdf: Uint8Array;
  readonly issues: readonly Issue[];
}

/** A kit as a PDF. Rejects with the signal's reason if it is stopped. */
export async function renderKit(kit: KitSpec, order: KitOrder, options: RenderOptions): Promise<Rendered> {
  const { assets, pictures, credits, attachment, pages, onProgress, signal } = options;
  const report = async (progress: Progress) => {
    onProgress?.(progress);
    // Messages, such as the one to stop, come in only between turns.
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
    attachment,
    onPage: (done) => report({ stage: 'pages', done, count }),
  });
  return { pdf, issues: laidOut.issues };
}
