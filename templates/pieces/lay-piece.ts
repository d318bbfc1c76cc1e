import type { Issue } from '@/lib/kernel/issue';
import { sizeOf } from '@/lib/kit/blank';
import type { IconName } from '@/lib/kit/blocks';
import type { CutPiece, DocumentPiece, Piece } from '@/lib/kit/kit-spec';
import type { KitOrder, Sacrifice } from '@/lib/kit/order';
import { splitBoard } from '@/lib/kit/sheets/boards';
import { bookletHalves } from '@/lib/kit/sheets/impose';

import type { Item, Picture, StructNode } from '../display-list';
import { sheetsFor } from '../sheets/sheets-for';
import type { Theme } from '../theme/theme';
import type { Setter } from '../type/setter';
import { boardPages } from './board-pages';
import { bookletPages } from './booklet';
import { calibrationPages } from './calibration-page';
import { drawCopies } from './cut-copies';
import { hasMargins, sheetPages } from './cut-sheets';
import { layDocument } from './document';
import { layFigure } from './figure';
import type { PageDraft } from './page-draft';
import { drawFrame, type Frame, frameFor, pageFrame } from './page-frame';
import { type LostWords, notesOn } from './piece-notes';

export interface PieceSetting {
  readonly setter: Setter;
  readonly theme: Theme;
  readonly order: KitOrder;
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly sign: IconName;
  readonly nextSketch: () => number;
}

/** A piece on pages of its own. */
export interface LaidPiece {
  /** How its sheets get to have backs; every second page is one if they are on the reverse. */
  readonly backs: 'none' | 'reverse' | 'same-side';
  /** What found no room on its sheets, in the order it was given up. */
  readonly givenUp: readonly Sacrifice[];
  readonly pages: readonly PageDraft[];
  /** Bookmarks below the piece's own, by the page they begin on. */
  readonly entries: readonly { readonly title: string; readonly page: number }[];
  readonly issues: readonly Issue[];
}

export function layPiece(piece: Piece, setting: PieceSetting, parent: StructNode): LaidPiece {
  if (piece.kind === 'cut') return layCutPiece(piece, setting, parent);
  const plain = { issues: [], givenUp: [] } as const;
  if (piece.kind === 'calibration') {
    const pages = calibrationPages(setting.order.paper, setting, parent);
    return { ...plain, pages, entries: [], backs: 'reverse' };
  }
  const pages: PageDraft[] = [];
  const entries: { title: string; page: number }[] = [];
  for (const copy of piece.copies) {
    if (piece.copies.length > 1) entries.push({ title: copy.title, page: pages.length });
    const title = piece.copies.length > 1 ? `${piece.title}: ${copy.title}` : piece.title;
    pages.push(
      ...(piece.booklet
        ? layBooklet(piece, copy, title, setting, parent)
        : laySheets(piece, copy, title, setting, parent)),
    );
  }
  return { ...plain, pages, entries, backs: piece.booklet ? 'reverse' : 'none' };
}

type Copy = DocumentPiece['copies'][number];

function laySheets(
  piece: DocumentPiece,
  copy: Copy,
  title: string,
  setting: PieceSetting,
  parent: StructNode,
): readonly PageDraft[] {
  const frame = pageFrame(setting.order.paper, piece.landscape ?? false);
  const { widthMm, heightMm } = frame;
  return layCopy(piece, copy, frame, setting, parent).map((items) => ({
    widthMm,
    heightMm,
    frame,
    items,
    title,
    side: 'front',
  }));
}

function layBooklet(
  piece: DocumentPiece,
  copy: Copy,
  title: string,
  setting: PieceSetting,
  parent: StructNode,
): readonly PageDraft[] {
  const { order, theme, setter } = setting;
  const frame = frameFor(bookletHalves(order.paper).left);
  const pages = layCopy(piece, copy, frame, setting, parent);
  const framed = pages.map((items, i) => {
    const all: Item[] = [];
    const words = { kit: '', piece: title, audience: piece.audience, number: i + 1, count: pages.length };
    drawFrame(frame, { ...words, draft: order.draft ?? false }, theme, setter, all);
    return [...all, ...items];
  });
  return bookletPages(title, framed, order.paper, order.sheets.backs, theme);
}

const layCopy = (
  piece: DocumentPiece,
  copy: Copy,
  frame: Frame,
  { setter, theme, order }: PieceSetting,
  parent: StructNode,
) => layDocument(piece, copy, frame, { setter, theme, fillable: order.fillable, layFigure }, parent);

/** Sheets of what fits on paper, or a board in parts; then what found no room on the pieces. */
function layCutPiece(piece: CutPiece, setting: PieceSetting, parent: StructNode): LaidPiece {
  const { order, theme } = setting;
  const hasBacks = piece.parts.some(({ back }) => back !== undefined);
  const sheets = hasBacks ? order.sheets : { ...order.sheets, backs: 'none' as const };
  const wanted = piece.parts.reduce((sum, { copies }) => sum + copies, 0);
  const plan = sheetsFor(piece.blank, { paper: order.paper, sheets, copies: wanted });
  const isBoard = plan.cells.length === 0;
  const board = isBoard ? splitBoard(sizeOf(piece.blank.outline), { paper: order.paper, sheets }) : undefined;
  const missingArt = new Set<string>();
  const { copies, issues, lost } = drawCopies(
    piece,
    {
      ...setting,
      onMissingArt: (id) => missingArt.add(id),
      bleedMm: isBoard ? sheets.bleedMm : plan.bleedMm,
      withBacks: plan.backs !== undefined,
      outlined: plan.outlined,
      draft: (order.draft ?? false) && (isBoard || !hasMargins(plan)),
    },
    parent,
  );
  const pages = board
    ? boardPages(piece, board, copies, { ...setting, draft: order.draft ?? false })
    : sheetPages(piece, plan, copies, setting);
  return {
    pages: [...pages, ...notePages(piece, lost, setting, parent)],
    entries: [],
    issues: [...issues, ...[...missingArt].map((id) => sayMissingArt(piece.title, id))],
    backs: board ? 'none' : (plan.backs?.on ?? 'none'),
    givenUp: board ? [] : plan.givenUp,
  };

  function notePages(
    of: CutPiece,
    words: readonly LostWords[],
    { setter }: PieceSetting,
    under: StructNode,
  ): readonly PageDraft[] {
    if (words.length === 0) return [];
    const title = `${of.title}: in full`;
    const notes: DocumentPiece = {
      kind: 'document',
      id: `${of.id}-notes`,
      title,
      audience: of.audience,
      copies: [{ id: 'notes', title, blocks: notesOn(of.title, words) }],
    };
    const [copy] = notes.copies;
    return copy ? laySheets(notes, copy, title, { ...setting, setter, theme }, under) : [];
  }
}

const sayMissingArt = (piece: string, id: string): Issue => ({
  code: 'print/missing-art',
  severity: 'warning',
  path: [],
  message: `A picture of “${piece}” is not here: ${id}. A frame with its name is printed in its place. Choose it again.`,
});
