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
    case 'point':
      return renderPoint(order);
    case 'history':
      return renderHistory(order);
    case 'difference':
      return renderDifference(order);
  }
}

/** Draws a scenario's poster. Uploaded cover pictures are left to pages, which can load them. */
async function renderPoster({ source }: PosterJob): Promise<Products['poster']> {
  const { draft, system } = await openSource(source);
  const [{ drawPoster }, { pageToSvg }, { nodeAssets }] = await Promise.all([
    import('@/templates/poster/draw-poster'),
    import('@/templates/drawing/svg'),
    import('@/templates/assets/node'),
  ]);
  const poster = posterOf({ draft, system, open: system.open(draft.body), issues: [] });
  const text = pageToSvg(await drawPoster(poster, nodeAssets()));
  return { text, size: text.length };
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
  // Loaded by the first card, so that pages start sooner.
  const [{ linkCardPng }, { nodeAssets }] = await Promise.all([
    import('@/templates/exports/link-card'),
    import('@/templates/assets/node'),
  ]);
  const png = await linkCardPng(card, nodeAssets());
  return { png, size: png.length };
}
