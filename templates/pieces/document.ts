import type { DocumentCopy, DocumentPiece } from '@/lib/kit/kit-spec';
import { addNode, type Item, type StructNode } from '@/templates/drawing/display-list';
import { type BlockOptions, blockStrips } from '../flow/blocks';
import { type FlowContext, READING } from '../flow/context';
import { paginate } from '../flow/paginate';
import { heightOf, type Strip } from '../flow/strip';
import { SIZES } from '../theme/styles';
import type { Theme } from '../theme/theme';
import type { Setter } from '../type/setter';
import type { Frame } from './page-frame';

export interface DocumentSetting {
  readonly setter: Setter;
  readonly theme: Theme;
  readonly fillable: boolean;
  readonly layFigure: BlockOptions['layFigure'];
}

/** Tighter settings tried, in turn, for what would run over to a second page by a little. */
const DENSITIES = [1, 0.75, 0.55] as const;
const A_LITTLE = 1.3;

/** One copy of a document: the items of each of its pages. */
export function layDocument(
  piece: DocumentPiece,
  copy: DocumentCopy,
  frame: Frame,
  { setter, theme, fillable, layFigure }: DocumentSetting,
  parent: StructNode,
): readonly (readonly Item[])[] {
  const { x, y, widthMm, heightMm } = frame.content;
  const options: BlockOptions = { band: theme.audience[piece.audience], layFigure };
  const lay = (density: number) => {
    const context: FlowContext = {
      setter,
      theme,
      faces: READING,
      textPt: piece.small ? SIZES.small : SIZES.body,
      density,
      tallestMm: heightMm,
      fieldPrefix: fillable ? `${piece.id}-${copy.id}` : undefined,
    };
    const node: StructNode = { role: 'Sect', title: copy.title, children: [] };
    return { node, strips: blockStrips(context, options, copy.blocks, widthMm, node) };
  };
  let laid = lay(DENSITIES[0]);
  const isNearlyOnePage = (strips: readonly Strip[]) =>
    heightOf(strips) > heightMm &&
    heightOf(strips) <= heightMm * A_LITTLE &&
    !strips.some(({ breakBefore }) => breakBefore);
  if (isNearlyOnePage(laid.strips)) {
    const tighter = DENSITIES.slice(1)
      .map(lay)
      .find(({ strips }) => heightOf(strips) <= heightMm);
    if (tighter) laid = tighter;
  }
  const section = addNode(parent, 'Sect', { title: copy.title });
  section.children.push(...laid.node.children);
  return paginate(laid.strips, { x, y, heightMm });
}
