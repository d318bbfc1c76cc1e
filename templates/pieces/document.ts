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

interface DocumentSetting {
  readonly setter: Setter;
  readonly theme: Theme;
  readonly fillable: boolean;
  /** Sets everything in smaller type with tighter spacing. */
  readonly small: boolean;
  /** Number of its pages per sheet. Tightening only helps if it saves a whole sheet. */
  readonly pagesASheet: number;
  readonly layFigure: BlockOptions['layFigure'];
}

/** Tighter settings tried in turn if the last page or sheet would be nearly empty. */
const DENSITIES = [1, 0.75, 0.55] as const;
/** Largest share of a page, or of a sheet's pages, that counts as a slight overflow. */
const A_LITTLE = 0.3;
/** Smallest filling of the last page of a booklet, as a share of a page. */
const LEAST_LAST = 0.35;
const LEVEL_STEPS = 7;
const SLACK_MM = 0.01;

const hasFilling = (block: Block): boolean =>
  (block.block === 'lines' && block.fills === true) ||
  (block.block === 'columns' && block.columns.some(({ blocks }) => blocks.some(hasFilling)));

export function layDocument(
  piece: DocumentPiece,
  copy: DocumentCopy,
  frame: Frame,
  { setter, theme, fillable, small, pagesASheet, layFigure }: DocumentSetting,
  parent: StructNode,
): readonly FilledPage[] {
  const { x, y, widthMm, heightMm } = frame.content;
  const options: BlockOptions = { band: theme.title ?? theme.audience[piece.audience], layFigure };
  const lay = (density: number, spareMm = 0) => {
    const context: FlowContext = {
      setter,
      theme,
      faces: READING,
      textPt: piece.small || small ? SIZES.small : SIZES.body,
      density,
      tallestMm: heightMm,
      spareMm,
      wholeTables: pagesASheet > 1,
      fieldPrefix: fillable ? `${piece.id}-${copy.id}` : undefined,
    };
    const node: StructNode = { role: 'Sect', title: copy.title, children: [] };
    return { density, node, strips: blockStrips(context, options, copy.blocks, widthMm, node) };
  };
  const pagesOf = ({ strips }: ReturnType<typeof lay>, high = heightMm) => paginate(strips, { x, y, heightMm: high });
  const [usual = 1, ...closer] = small ? DENSITIES.slice(1) : DENSITIES;
  let laid = lay(usual);
  let pages = pagesOf(laid);
  for (const count of new Set([pagesASheet, 1])) {
    const saving = runsOver(pages, count, heightMm) ? tighterBySheets(count) : undefined;
    if (!saving) continue;
    [laid, pages] = saving;
    break;
  }
  if (pagesASheet > 1 && isShort(pages.at(-1), heightMm)) pages = level(laid, pages);
  const spareMm = heightMm - heightOf(laid.strips);
  if (spareMm > 0 && copy.blocks.some(hasFilling)) {
    const filled = lay(laid.density, spareMm);
    const full = pagesOf(filled);
    // Several lists of filling lines on one page would each take all of the remaining space.
    if (full.length <= pages.length) [laid, pages] = [filled, full];
  }
  const section = addNode(parent, 'Sect', { title: copy.title });
  section.children.push(...laid.node.children);
  return pages;

  /** Balances pages if the last one would be nearly empty. */
  function level(full: typeof laid, filled: typeof pages): typeof pages {
    const usedMm = filled.reduce((sum, page) => sum + page.usedMm, 0);
    let [low, high, best] = [usedMm / filled.length, heightMm, filled];
    for (let i = 0; i < LEVEL_STEPS; i++) {
      const middle = (low + high) / 2;
      const tried = pagesOf(full, middle);
      const isTooLow = tried.length > filled.length || tried.some((page) => page.usedMm > middle + SLACK_MM);
      if (isTooLow) low = middle;
      else [high, best] = [middle, tried];
    }
    return best;
  }

  /** Returns the least tight setting that saves a sheet of `count` pages. */
  function tighterBySheets(count: number): readonly [typeof laid, typeof pages] | undefined {
    const most = Math.ceil(pages.length / count) - 1;
    for (const density of closer) {
      const tighter = lay(density);
      const fewer = pagesOf(tighter);
      if (fewer.length <= most * count) return [tighter, fewer];
    }
    return undefined;
  }
}

/** Tells whether the last sheet has only a little content. */
function runsOver(pages: readonly FilledPage[], pagesASheet: number, heightMm: number): boolean {
  const before = Math.ceil(pages.length / pagesASheet - 1) * pagesASheet;
  if (before < 1) return false;
  const usedMm = (pages.length - before - 1) * heightMm + (pages.at(-1)?.usedMm ?? 0);
  return usedMm <= pagesASheet * heightMm * A_LITTLE;
}

const isShort = (page: FilledPage | undefined, heightMm: number): boolean =>
  page !== undefined && page.usedMm < heightMm * LEAST_LAST;
