import type { Block } from '@/lib/kit/blocks';
import type { DocumentCopy, DocumentPiece } from '@/lib/kit/kit-spec';
import { addNode, type StructNode } from '@/templates/drawing/display-list';
import { type BlockOptions, blockStrips } from '../flow/blocks';
import { type FlowContext, READING } from '../flow/context';
import { type FilledPage, paginate } from '../flow/paginate';
import { heightOf } from '../flow/strip';
import { SIZES } from '../theme/styles';
import type { Theme } from '../theme/theme';
import type { Setter } from '../type/setter';
import type { Frame } from './page-frame';

export interface DocumentSetting {
  readonly setter: Setter;
  readonly theme: Theme;
  readonly fillable: boolean;
  /** All of it in the smaller type, and closer together. */
  readonly small: boolean;
  readonly layFigure: BlockOptions['layFigure'];
}

/** Tighter settings tried, in turn, for what would run over to a further page by a little. */
const DENSITIES = [1, 0.75, 0.55] as const;
/** Of a page. */
const A_LITTLE = 0.3;

const hasFilling = (block: Block): boolean =>
  (block.block === 'lines' && block.fills === true) ||
  (block.block === 'columns' && block.columns.some(({ blocks }) => blocks.some(hasFilling)));

/** One copy of a document: the items of each of its pages. */
export function layDocument(
  piece: DocumentPiece,
  copy: DocumentCopy,
  frame: Frame,
  { setter, theme, fillable, small, layFigure }: DocumentSetting,
  parent: StructNode,
): readonly FilledPage[] {
  const { x, y, widthMm, heightMm } = frame.content;
  const options: BlockOptions = { band: theme.audience[piece.audience], layFigure };
  const lay = (density: number, spareMm = 0) => {
    const context: FlowContext = {
      setter,
      theme,
      faces: READING,
      textPt: piece.small || small ? SIZES.small : SIZES.body,
      density,
      tallestMm: heightMm,
      spareMm,
      fieldPrefix: fillable ? `${piece.id}-${copy.id}` : undefined,
    };
    const node: StructNode = { role: 'Sect', title: copy.title, children: [] };
    return { density, node, strips: blockStrips(context, options, copy.blocks, widthMm, node) };
  };
  const pagesOf = ({ strips }: ReturnType<typeof lay>) => paginate(strips, { x, y, heightMm });
  const [usual = 1, ...closer] = small ? DENSITIES.slice(1) : DENSITIES;
  let laid = lay(usual);
  let pages = pagesOf(laid);
  const runsOver = pages.length > 1 && (pages.at(-1)?.usedMm ?? 0) <= heightMm * A_LITTLE;
  for (const density of runsOver ? closer : []) {
    const tighter = lay(density);
    const fewer = pagesOf(tighter);
    if (fewer.length >= pages.length) continue;
    [laid, pages] = [tighter, fewer];
    break;
  }
  const spareMm = heightMm - heightOf(laid.strips);
  if (spareMm > 0 && copy.blocks.some(hasFilling)) {
    const filled = lay(laid.density, spareMm);
    const full = pagesOf(filled);
    // Lines on top of each other would each take all that is left.
    if (full.length <= pages.length) [laid, pages] = [filled, full];
  }
  const section = addNode(parent, 'Sect', { title: copy.title });
  section.children.push(...laid.node.children);
  return pages;
}
