import type { Piece } from '@/lib/kit/kit-spec';
import { correctionOf } from '@/lib/kit/sheets/calibrate';
import { furniture, type Item, type Page } from '@/templates/drawing/display-list';
import type { PieceSetting } from '@/templates/pieces/lay-piece';
import type { PageDraft } from '@/templates/pieces/page-draft';
import { drawFrame } from '@/templates/pieces/page-frame';

interface Place {
  /** Title of the kit. */
  readonly kit: string;
  readonly piece: Piece;
  readonly number: number;
  /** Number of pages in the kit; undefined until it is known. */
  readonly count: number | undefined;
}

/** Adds a page's header and footer, and corrects the page for its printer. */
export function finishPage(
  draft: PageDraft,
  { kit, piece, number, count }: Place,
  { order, theme, setter }: Pick<PieceSetting, 'order' | 'theme' | 'setter'>,
): Page {
  const { frame, items, title, side, boxes, isUncorrected, isBlank, widthMm, heightMm, audience } = draft;
  const all: Item[] = [];
  const words = {
    kit,
    piece: title,
    audience: audience ?? piece.audience,
    number,
    count,
    draft: order.draft ?? false,
    ruler: boxes && side === 'front' ? order.paper : undefined,
  };
  if (frame) drawFrame(frame, words, theme, setter, all);
  const offset = isUncorrected ? undefined : order.calibration?.[side];
  const isOff = offset && (offset.xMm !== 0 || offset.yMm !== 0 || offset.degrees !== 0);
  return {
    widthMm,
    heightMm,
    items: [...furniture(all), ...items],
    side,
    isBlank,
    boxes,
    transform: isOff ? correctionOf(offset, { widthMm, heightMm }) : undefined,
  };
}
