import type { CardJob, Drawn, Rendered, RenderOrder } from '@/lib/services/requests/renderer';
import { renderChanges, renderReading } from './render-reading';

/** Makes what a thread is asked for. */
export async function renderOrder(order: RenderOrder): Promise<Rendered | Drawn> {
  if (order.make === 'card') return drawCard(order);
  return order.make === 'changes' ? renderChanges(order) : renderReading(order);
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
