import { replayDraft, replaySteps } from '@/lib/collab/document/replay-draft';
import { posterOf } from '@/lib/flow';
import { changesInWords } from '@/lib/scenario/changes-in-words';
import { draftShape } from '@/lib/scenario/draft-shape';
import type {
  CardJob,
  DifferenceJob,
  Drawn,
  HistoryJob,
  PointJob,
  PosterJob,
  Product,
  Products,
  RenderOrder,
} from '@/lib/services/requests/renderer';
import { openDraftSource, openSource, systemOf } from './open-draft-source';
import { renderChanges, renderReading } from './reading-page';
import { drawFirstPage, drawSample } from './samples';

/** Renders an order of the page renderer's threads. */
export async function renderOrder(order: RenderOrder): Promise<Product> {
  switch (order.make) {
    case 'reading':
      return renderReading(order);
    case 'changes':
      return renderChanges(order);
    case 'card':
      return drawCard(order);
    case 'poster':
      return renderPoster(order);
    case 'firstPage':
      return drawFirstPage(order);
    case 'sample':
      return drawSample(order);
    case 'point':
      return renderPoint(order);
    case 'history':
      return renderHistory(order);
    case 'difference':
      return renderDifference(order);
  }
}

async function renderPoster(job: PosterJob): Promise<Products['poster']> {
  const [page, { pageToSvg }] = await Promise.all([posterPage(job), import('@/templates/drawing/svg')]);
  const text = pageToSvg(page);
  return { text, size: text.length };
}

/** Draws a scenario's poster, with its uploaded cover picture if that is given. */
async function posterPage({ source, art }: PosterJob) {
  const { draft, system } = await openSource(source);
  // Loaded by the first poster, so that pages start sooner.
  const [{ drawPoster }, { nodeAssets }, { smallPictures }] = await Promise.all([
    import('@/templates/poster/draw-poster'),
    import('@/templates/assets/node'),
    import('./small-pictures'),
  ]);
  const poster = posterOf({ draft, system, open: system.open(draft.body), issues: [] });
  const picture = await smallPictures(async () => art)(poster.art);
  return drawPoster(poster, nodeAssets(), picture);
}

async function renderPoint({ source }: PointJob): Promise<Products['point']> {
  const text = JSON.stringify((await openDraftSource(source)).draft);
  return { text, size: text.length };
}

async function renderHistory({ source, numbers, seqs }: HistoryJob): Promise<Products['history']> {
  const shape = draftShape(await systemOf(source.system));
  const updates = source.updates.map((bytes, i) => ({ bytes, seq: numbers[i] ?? 0 }));
  const steps = replaySteps(shape, updates, new Set(seqs));
  const said = steps.slice(1).map(({ seq, draft }, i) => {
    const before = steps[i]?.draft ?? draft;
    return [seq, changesInWords(shape, before, draft)] as const;
  });
  return { said, size: JSON.stringify(said).length };
}

/** Describes the changes of going back to an earlier state. */
async function renderDifference({ source, target }: DifferenceJob): Promise<Products['difference']> {
  const shape = draftShape(await systemOf(source.system));
  const said = changesInWords(shape, replayDraft(shape, source.updates), replayDraft(shape, target));
  return { said, size: JSON.stringify(said).length };
}

async function drawCard(card: CardJob): Promise<Drawn> {
  const [poster, { linkCardPng }, { nodeAssets }] = await Promise.all([
    posterPage(card),
    import('@/templates/exports/link-card'),
    import('@/templates/assets/node'),
  ]);
  const png = await linkCardPng({ ...card, poster }, nodeAssets());
  return { png, size: png.length };
}
