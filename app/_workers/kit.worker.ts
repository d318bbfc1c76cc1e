import { buildKit } from '@/lib/flow';
import { pathToPicture } from '@/lib/kit/picture';
import { type Opened, openDraft } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';
import { browserAssets } from '@/templates/assets/browser';
import { PieceCache } from '@/templates/pieces/piece-cache';
import { ownPictures } from '@/templates/raster/load-art';
import { type LaidOutKit, layoutKit, pageToSvg } from '@/templates/render';
import { draftArt } from './draft-art';
import type { KitReply, KitRequest } from './kit-protocol';
import { CannotMake, make } from './make';
import { isSameDrawing } from './same-drawing';

const reply = (message: KitReply): void => self.postMessage(message);

const cache = new PieceCache();
let laidOut: LaidOutKit | undefined;
/** Of every page, the job that last changed how it looks. */
let revisions: readonly number[] = [];

self.addEventListener('message', ({ data }: MessageEvent<KitRequest>) => {
  void answer(data).catch((error: unknown) => {
    reply({ type: 'failed', seq: data.seq, message: sayError(error) });
  });
});

async function answer(request: KitRequest): Promise<void> {
  const { seq } = request;
  if (request.type === 'page') {
    const page = laidOut?.pages[request.page];
    if (!page || revisions[request.page] !== request.revision)
      throw new Error('That page no longer exists. Change something on the order form to lay out the kit again.');
    return reply({ type: 'page', seq, svg: pageToSvg(page) });
  }
  const opened = openFor(request.system, request.draft);
  const { order } = request;
  const assets = browserAssets(request.baseUrl);
  const pictures = ownPictures(draftArt(request.baseUrl, request.draftId), assets);
  const report = reporter(seq);
  const kit = buildKit(opened, order);
  if (request.type === 'layout') {
    const next = await layoutKit(kit, order, {
      assets,
      pictures,
      cache,
      whereIs: (picture) => pathToPicture(opened.draft, picture) ?? [],
      onPiece: (done, count) => report(done / count),
    });
    revisions = next.pages.map((page, i) => (isSameDrawing(laidOut?.pages[i], page) ? (revisions[i] ?? seq) : seq));
    laidOut = next;
    const { sections, outline, issues } = next;
    const pages = next.pages.map(({ widthMm, heightMm }, i) => ({ widthMm, heightMm, revision: revisions[i] ?? seq }));
    const drawn = request.looking.flatMap((page) => {
      const changed = revisions[page] === seq ? next.pages[page] : undefined;
      return changed ? [{ page, svg: pageToSvg(changed) }] : [];
    });
    return reply({ type: 'laidOut', seq, pages, sections, outline, issues, drawn });
  }
  const file = await make(request.product, { opened, order, assets, pictures, report });
  reply({ type: 'made', seq, file });
}

const REPORT_EVERY_MS = 100;

/** Says how far a job is, now and then: each time makes the page that hears it draw again. */
function reporter(seq: number): (done: number) => void {
  let last = performance.now();
  return (done) => {
    const now = performance.now();
    if (now - last < REPORT_EVERY_MS) return;
    last = now;
    reply({ type: 'progress', seq, done });
  };
}

function openFor(id: string, draft: Parameters<typeof openDraft>[0]): Opened {
  const system = findSystem(id);
  if (!system) throw new Error(`This Trapdoor does not know the game “${id}”.`);
  return openDraft(draft, system);
}

const sayError = (error: unknown): string =>
  error instanceof CannotMake || (error instanceof Error && /offline|load/i.test(error.message))
    ? error.message
    : 'The kit could not be drawn. This is a bug; what you wrote is safe. Try with fewer pieces, and tell us what you printed.';

reply({ type: 'ready' });
