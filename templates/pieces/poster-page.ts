import type { KitOrder } from '@/lib/kit/order';
import { PAPER_SIZE } from '@/lib/kit/paper';
import type { Poster } from '@/lib/kit/poster';
import { addNode, type Picture, type StructNode } from '@/templates/drawing/display-list';
import { multiply, translation } from '@/templates/geometry/matrix';
import { POSTER, posterItems } from '../poster/draw-poster';
import type { Theme } from '../theme/theme';
import type { Setter } from '../type/setter';
import type { PageDraft } from './page-draft';

interface PosterSetting {
  readonly order: Pick<KitOrder, 'paper'>;
  readonly theme: Theme;
  readonly setter: Setter;
  readonly pictures: ReadonlyMap<string, Picture>;
}

/** Space around the poster: more than any printer leaves white. */
const EDGE_MM = 8;

/** Returns the poster as a page of its own, as large as the paper allows. */
export function posterPage(
  poster: Poster,
  { order, theme, setter, pictures }: PosterSetting,
  parent: StructNode,
): PageDraft {
  const { widthMm, heightMm } = PAPER_SIZE[order.paper];
  const scale = Math.min((widthMm - 2 * EDGE_MM) / POSTER.widthMm, (heightMm - 2 * EDGE_MM) / POSTER.heightMm);
  const x = (widthMm - POSTER.widthMm * scale) / 2;
  const y = (heightMm - POSTER.heightMm * scale) / 2;
  const node = addNode(parent, 'Sect', { title: poster.title });
  const items = posterItems(poster, theme.cover, setter, pictures.get(poster.art), node);
  const matrix = multiply(translation(x, y), [scale, 0, 0, scale, 0, 0]);
  return {
    widthMm,
    heightMm,
    frame: undefined,
    items: [{ kind: 'group', matrix, items }],
    title: poster.title,
    side: 'front',
  };
}
