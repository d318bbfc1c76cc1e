import { replayDraft, replaySteps } from '@/lib/collab/document/replay-draft';
import { changesInWords } from '@/lib/scenario/changes-in-words';
import { draftShape } from '@/lib/scenario/draft-shape';
import type {
  CardJob,
  DifferenceJob,
  Drawn,
  HistoryJob,
  MapJob,
  PointJob,
  Product,
  Products,
  RenderOrder,
} from '@/lib/services/requests/renderer';
import { mapPicture } from './map-picture';
import { openDraftSource, systemOf } from './open-draft-source';
import { renderChanges, renderReading } from './reading-page';

/** Makes what a thread is asked for. */
export async function renderOrder(order: RenderOrder): Promise<Product> {
  switch (order.make) {
    case 'reading':
      return renderReading(order);
    case 'changes':
      return renderChanges(order);
    case 'card':
      return drawCard(order);
    case 'map':
      return renderMap(order);
    case 'point':
      return renderPoint(order);
    case 'history':
      return renderHistory(order);
    case 'difference':
      return renderDifference(order);
  }
}

/** Draws the map of a draft. */
async function renderMap({ source }: MapJob): Promise<Products['map']> {
  const { draft, system } = await openDraftSource(source);
  const text = mapPicture(system.open(draft.body).plan('table'), draft.title);
  return { text, size: text.length };
}

/** Writes a draft as JSON. */
async function renderPoint({ source }: PointJob): Promise<Products['point']> {
  const text = JSON.stringify((await openDraftSource(source)).draft);
  return { text, size: text.length };
}

/** Says what each step of a draft's history changed. */
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

/** Says what going back would do. */
async function renderDifference({ source, target }: DifferenceJob): Promise<Products['difference']> {
  const shape = draftShape(await systemOf(source.system));
  const said = changesInWords(shape, replayDraft(shape, source.updates), replayDraft(shape, target));
  return { said, size: JSON.stringify(said).length };
}

async function drawCard(card: CardJob): Promise<Drawn> {
  // What draws is fetched by the first card: pages start sooner without it.
  const [{ linkCardPng }, { nodeAssets }] = await Promise.all([
    import('@/templates/exports/link-card'),
    import('@/templates/assets/node'),
  ]);
  const png = await linkCardPng(card, nodeAssets());
  return { png, size: png.length };
}
