import '@/app/_data/without-eval';
import { buildKit, posterOf } from '@/lib/flow';
import { USUAL_SHEETS } from '@/lib/kit/order';
import { pathToPicture } from '@/lib/kit/picture';
import type { Opened } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';
import { browserAssets } from '@/templates/assets/browser';
import { pageToSvg } from '@/templates/drawing/svg';
import { layoutFirstPage, loadUsualFonts } from '@/templates/layout/first-page';
import { type LayoutOptions, layoutKit } from '@/templates/layout/layout';
import { NoSuchPages } from '@/templates/layout/pick-pages';
import { isDuplex, planOf } from '@/templates/layout/print-plan';
import { PieceCache } from '@/templates/pieces/piece-cache';
import { ownPictures } from '@/templates/raster/load-art';
import { CannotMake } from './cannot-make';
import { type KitReply, type KitRequest, NOT_LOADED, type PrintedPicture, TOO_LITTLE_MEMORY } from './kit-protocol';
import { LaidPages } from './laid-pages';
import { openFor } from './open-for';
import { artAt } from './scenario-art';

const reply = (message: KitReply): void => self.postMessage(message);

const cache = new PieceCache();
const laid = new LaidPages();

/** Requests under way, apart from counts and marks, which wait for them. */
const ahead = new Set<Promise<void>>();

self.addEventListener('message', ({ data }: MessageEvent<KitRequest>) => {
  const answered = answer(data).catch((error: unknown) => {
    reply({ type: 'failed', seq: data.seq, message: sayError(error) });
  });
  if (data.type === 'count' || data.type === 'marks' || data.type === 'markPdf') return;
  ahead.add(answered);
  void answered.then(() => ahead.delete(answered));
});

/** Lets requests that have come meanwhile go first. */
async function giveWay(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  while (ahead.size > 0) await Promise.all(ahead);
}

async function answer(request: KitRequest): Promise<void> {
  const { seq } = request;
  if (request.type === 'marks') return reply({ type: 'marked', seq, marks: await laid.marks(giveWay) });
  if (request.type === 'count') await giveWay();
  if (request.type === 'warm') return warm(request);
  if (request.type === 'page') {
    const svg = laid.draw(request.page, request.revision);
    if (svg === undefined)
      throw new Error('That page no longer exists. Change something on the order form to lay out the kit again.');
    return reply({ type: 'page', seq, svg });
  }
  const opened = await openFor(request.system, request.draft);
  if (!opened) throw new Error(`This Trapdoor does not know the game “${request.system}”.`);
  const assets = browserAssets(request.baseUrl);
  const pictures = ownPictures(artAt(request.baseUrl, request.art), assets);
  if (request.type === 'part')
    return reply({ type: 'part', seq, sides: await partOf(opened, request.ids, { assets, pictures }) });
  if (request.type === 'poster') {
    const { drawPoster } = await loadPoster();
    const poster = posterOf(opened);
    const page = await drawPoster(poster, assets, await pictures(poster.art));
    const { theme, hunter } = poster;
    return reply({ type: 'poster', seq, svg: pageToSvg(page), theme, hunter, map: opened.open.plan('table') });
  }
  const { order } = request;
  if (request.type === 'markPdf') {
    const { markPdf } = await loadPdfMarker();
    return reply({ type: 'markedPdf', seq, ...(await markPdf(request, { assets, pictures, giveWay })) });
  }
  const report = reporter(seq);
  const kit = buildKit(opened, order);
  if (request.type === 'count') {
    const counted = await layoutKit(kit, order, { assets, pictures, onPiece: giveWay });
    return reply({ type: 'counted', seq, plan: planOf(counted, { duplex: isDuplex(order) }) });
  }
  if (request.type === 'layout') {
    // Revisions are unique in a client, also after its worker was started again: two for each job.
    const begun = laid.isEmpty ? await layoutFirstPage(kit, order, { assets, pictures }) : undefined;
    if (begun) reply({ ...begun, type: 'begun', seq, ...laid.keep(begun.pages, 2 * seq - 1, [...begun.pages.keys()]) });
    const { pages, sections, outline, issues } = await layoutKit(kit, order, {
      assets,
      pictures,
      cache,
      whereIs: (picture) => pathToPicture(opened.draft, picture) ?? [],
      onPiece: (done, count) => report(done / count),
    });
    reply({ type: 'laidOut', seq, sections, outline, issues, ...laid.keep(pages, 2 * seq, request.looking) });
    loadAhead();
    return;
  }
  const { make } = await loadMaker();
  const file = await make(request.product, { opened, order, pages: request.pages, assets, pictures, report });
  reply({ type: 'made', seq, file });
}

/** Errors are ignored: the first request retries. */
async function warm({ system, baseUrl }: Extract<KitRequest, { type: 'warm' }>): Promise<void> {
  // Fonts first, since scripts block this thread until they have come.
  await Promise.allSettled([loadUsualFonts(browserAssets(baseUrl)), system && findSystem(system)?.load()]);
}

async function partOf(
  opened: Opened,
  ids: readonly string[],
  using: Pick<LayoutOptions, 'assets' | 'pictures'>,
): Promise<readonly PrintedPicture[]> {
  const { printedSidesOf } = await loadParts();
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

// Code that the first page does not need.
const loadMaker = () => import('./make').catch(notLoaded);
const loadPdfMarker = () => import('./mark-pdf').catch(notLoaded);
const loadPoster = () => import('@/templates/poster/draw-poster').catch(notLoaded);
const loadParts = () => import('@/templates/exports/printed-part').catch(notLoaded);

const SOON_MS = 2_000;

/** For people who go offline. Later, since scripts block this thread until they have come, and pages are drawn now. */
function loadAhead(): void {
  setTimeout(() => {
    // Errors are ignored: the next request retries.
    for (const load of [loadMaker, loadParts, loadPoster]) load().catch(() => undefined);
  }, SOON_MS);
}

const notLoaded = (): never => {
  throw new CannotMake(NOT_LOADED);
};

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
  // Browsers throw it for arrays that they cannot allocate.
  error instanceof RangeError
    ? TOO_LITTLE_MEMORY
    : error instanceof CannotMake ||
        error instanceof NoSuchPages ||
        (error instanceof Error && /offline|load/i.test(error.message))
      ? error.message
      : 'The kit could not be drawn. This is a bug; what you wrote is safe. Try with fewer pieces, and tell us what you printed.';

reply({ type: 'ready' });
