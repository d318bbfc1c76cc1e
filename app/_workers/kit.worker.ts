import '@/app/_data/without-eval';
import { buildKit, posterOf } from '@/lib/flow';
import { USUAL_SHEETS } from '@/lib/kit/order';
import { pathToPicture } from '@/lib/kit/picture';
import type { Opened } from '@/lib/scenario/open';
import { browserAssets } from '@/templates/assets/browser';
import { printedSidesOf } from '@/templates/exports/printed-part';
import { NoSuchPages } from '@/templates/layout/pick-pages';
import { PieceCache } from '@/templates/pieces/piece-cache';
import { drawPoster } from '@/templates/poster/draw-poster';
import { ownPictures } from '@/templates/raster/load-art';
import { type LaidOutKit, layoutKit, pageToSvg } from '@/templates/render';
import type { KitReply, KitRequest, PrintedPicture } from './kit-protocol';
import { CannotMake, make } from './make';
import { openFor } from './open-for';
import { isSameDrawing } from './same-drawing';
import { artAt } from './scenario-art';

const reply = (message: KitReply): void => self.postMessage(message);

const cache = new PieceCache();
let laidOut: LaidOutKit | undefined;
/** For every page, the job that last changed its look. */
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
  const opened = await openFor(request.system, request.draft);
  if (!opened) throw new Error(`This Trapdoor does not know the game “${request.system}”.`);
  const assets = browserAssets(request.baseUrl);
  const pictures = ownPictures(artAt(request.baseUrl, request.art), assets);
  if (request.type === 'part')
    return reply({ type: 'part', seq, sides: await partOf(opened, request.ids, { assets, pictures }) });
  if (request.type === 'poster') {
    const poster = posterOf(opened);
    const page = await drawPoster(poster, assets, await pictures(poster.art));
    const { theme, hunter } = poster;
    return reply({ type: 'poster', seq, svg: pageToSvg(page), theme, hunter, map: opened.open.plan('table') });
  }
  const { order } = request;
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
    const pages = next.pages.map(({ widthMm, heightMm, isBlank = false }, i) => ({
      widthMm,
      heightMm,
      isBlank,
      revision: revisions[i] ?? seq,
    }));
    const drawn = request.looking.flatMap((page) => {
      const changed = revisions[page] === seq ? next.pages[page] : undefined;
      return changed ? [{ page, svg: pageToSvg(changed) }] : [];
    });
    return reply({ type: 'laidOut', seq, pages, sections, outline, issues, drawn });
  }
  const file = await make(request.product, { opened, order, pages: request.pages, assets, pictures, report });
  reply({ type: 'made', seq, file });
}

async function partOf(
  opened: Opened,
  ids: readonly string[],
  using: Parameters<typeof printedSidesOf>[3],
): Promise<readonly PrintedPicture[]> {
  const pieces = opened.system.pieces.map(({ id }) => id);
  const order = { ...ANY_ORDER, players: opened.open.players().max, pieces };
  const sides = await printedSidesOf(ids, buildKit(opened, order), order, using);
  return sides.map(({ page, ...side }) => ({
    ...side,
    svg: pageToSvg(page),
    widthMm: page.widthMm,
    heightMm: page.heightMm,
  }));
}

/** The order does not affect how a part looks. */
const ANY_ORDER = { names: [], paper: 'a4', fillable: false, ink: 'full', sheets: USUAL_SHEETS } as const;

const REPORT_EVERY_MS = 100;

/** Reports progress at intervals, since each report redraws the page. */
function reporter(seq: number): (done: number) => void {
  let last = performance.now();
  return (done) => {
    const now = performance.now();
    if (now - last < REPORT_EVERY_MS) return;
    last = now;
    reply({ type: 'progress', seq, done });
  };
}

const sayError = (error: unknown): string =>
  error instanceof CannotMake ||
  error instanceof NoSuchPages ||
  (error instanceof Error && /offline|load/i.test(error.message))
    ? error.message
    : 'The kit could not be drawn. This is a bug; what you wrote is safe. Try with fewer pieces, and tell us what you printed.';

reply({ type: 'ready' });
