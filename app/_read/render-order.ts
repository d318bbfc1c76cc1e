import type { CardJob, Drawn, Product, RenderOrder } from '@/lib/services/requests/renderer';
import { renderDifference, renderHistory, renderMap, renderPoint } from './render-history';
import { renderChanges, renderReading } from './render-reading';

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

async function drawCard(card: CardJob): Promise<Drawn> {
  // What draws is fetched by the first card: pages start sooner without it.
  const [{ linkCardPng }, { nodeAssets }] = await Promise.all([
    import('@/templates/exports/link-card'),
    import('@/templates/assets/node'),
  ]);
  const png = await linkCardPng(card, nodeAssets());
  return { png, size: png.length };
}
