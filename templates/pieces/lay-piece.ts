import type { Issue } from '@/lib/kernel/issue';
import { sizeOf } from '@/lib/kit/blank';
import type { IconName } from '@/lib/kit/blocks';
import type { CutPiece, DocumentPiece, Piece } from '@/lib/kit/kit-spec';
import { backsFor, type KitOrder, type Sacrifice, type SheetOrder } from '@/lib/kit/order';
import type { Paper } from '@/lib/kit/paper';
import { splitBoard } from '@/lib/kit/sheets/boards';
import { bookletHalves, PAGES_A_SHEET } from '@/lib/kit/sheets/impose';
import {
  furniture,
  type Item,
  leavesOf,
  line,
  moveItems,
  type Picture,
  type StructNode,
} from '@/templates/drawing/display-list';
import { sheetsFor } from '../sheets/sheets-for';
import type { Theme } from '../theme/theme';
import type { Setter } from '../type/setter';
import { boardPages } from './board-pages';
import { calibrationPages } from './calibration-page';
import { drawCopies } from './cut-copies';
import { type CutBlock, hasMargins, lastBlock, sheetPages, usedPlaces } from './cut-sheets';
import { layDocument } from './document';
import type { MissingArt } from './faces/art';
import { layFigure } from './faces/figure';
import { bookletPages, halfPages, type PageDraft } from './page-draft';
import { drawFrame, type Frame, frameFor, pageFrame, upperHalf } from './page-frame';
import { type LostWords, notesOn } from './piece-sign';
import { posterPage } from './poster-page';

export interface PieceSetting {
  readonly setter: Setter;
  readonly theme: Theme;
  readonly order: KitOrder;
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly sign: IconName;
  /** Decides the glyphs of characters that several languages share. */
  readonly language: string;
}

/** A piece laid out on pages of its own. */
export interface LaidPiece {
  /** Placement of backs. For `reverse`, every second page is a back. */
  readonly backs: 'none' | 'reverse' | 'same-side';
  /** Place of its first piece on its first sheet, of how many; undefined if no place is used already. */
  readonly starts?: { readonly place: number; readonly of: number } | undefined;
  /** Sacrifices for lack of room on its sheets, in order. */
  readonly givenUp: readonly Sacrifice[];
  readonly pages: readonly PageDraft[];
  /** Content of its last sheet of pieces to cut out, if others can share the sheet. */
  readonly block?: CutBlock | undefined;
  /** Indices of pages that must not be the back of the previous page. */
  readonly begins: readonly number[];
  /** Bookmarks below the piece's own, with the page on which each begins. */
  readonly entries: readonly { readonly title: string; readonly page: number }[];
  readonly issues: readonly Issue[];
  readonly missingArt: readonly MissingArt[];
}

export function layPiece(piece: Piece, setting: PieceSetting, parent: StructNode): LaidPiece {
  if (piece.kind === 'cut') return layCutPiece(piece, setting, parent);
  const plain = { issues: [], givenUp: [], missingArt: [] } as const;
  if (piece.kind === 'calibration') {
    const pages = calibrationPages(setting.order.paper, setting, parent);
    return { ...plain, pages, begins: [0], entries: [], backs: 'reverse' };
  }
  const halved = piece.halves ? layTwoToAPage(piece, setting, parent) : undefined;
  if (halved) return { ...plain, ...halved, backs: 'none' };
  const pages: PageDraft[] = piece.poster ? [posterPage(piece.poster, setting, parent)] : [];
  const begins: number[] = [...pages.keys()];
  const entries: { title: string; page: number }[] = [];
  const drafts = piece.copies.map((copy) => {
    const title = piece.copies.length > 1 ? `${piece.title}: ${copy.title}` : piece.title;
    return { title, copy, items: piece.booklet ? layHalves(piece, copy, title, setting, parent) : undefined };
  });
  // A booklet that is filled in on a screen has its pages in reading order, not imposed.
  const backs = setting.order.sheets.backs;
  const isFilledIn = drafts.some(({ items = [] }) => items.some(hasFields));
  for (const { title, copy, items } of drafts) {
    if (piece.copies.length > 1) entries.push({ title: copy.title, page: pages.length });
    // The first copy may be on the back of the poster.
    if (!piece.poster || copy !== piece.copies[0]) begins.push(pages.length);
    if (!items) pages.push(...laySheets(piece, copy, title, setting, parent));
    else if (isFilledIn) pages.push(...halfPages(title, items, setting.order.paper));
    else pages.push(...bookletPages(title, items, setting.order.paper, backsFor(backs, true), setting.theme));
  }
  return {
    ...plain,
    pages,
    // A booklet's pages alternate between fronts and backs.
    begins: piece.booklet && !isFilledIn ? everySecond(pages.length) : begins,
    entries,
    issues: isFilledIn ? [sayUnfolded(piece.title)] : [],
    backs: piece.booklet && !isFilledIn ? 'reverse' : 'none',
  };
}

const everySecond = (count: number): readonly number[] => Array.from({ length: Math.ceil(count / 2) }, (_, i) => 2 * i);

const hasFields = (items: readonly Item[]): boolean => leavesOf(items).some(({ kind }) => kind === 'field');

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
  return layCopy(piece, copy, frame, setting, parent).map(({ items, usedMm }) => ({
    widthMm,
    heightMm,
    frame,
    items,
    usedMm,
    title,
    side: 'front',
  }));
}

/** Lays out two copies on a page, with a line to cut along; undefined if one needs more than half a page. */
function layTwoToAPage(
  piece: DocumentPiece,
  setting: PieceSetting,
  parent: StructNode,
): Pick<LaidPiece, 'pages' | 'begins' | 'entries'> | undefined {
  const frame = pageFrame(setting.order.paper, piece.landscape ?? false);
  const { widthMm, heightMm, content } = frame;
  const { half, downMm, cutMm } = upperHalf(frame);
  const read: StructNode = { role: 'Div', children: [] };
  const copies = piece.copies.map((copy) => layCopy(piece, copy, half, setting, read));
  if (copies.some((laid) => laid.length > 1)) return undefined;
  parent.children.push(...read.children);
  const d = line(content.x, cutMm, content.x + content.widthMm, cutMm);
  const cut: Item = { kind: 'path', d, stroke: setting.theme.rule, widthMm: 0.25, dashMm: [2, 1.5] };
  const pages = copies.flatMap(([upper], i): readonly PageDraft[] => {
    if (i % 2 === 1 || !upper) return [];
    const lower = copies[i + 1]?.[0]?.items ?? [];
    const items = [...upper.items, ...furniture([cut]), ...moveItems(lower, 0, downMm)];
    return [{ widthMm, heightMm, frame, items, title: piece.title, side: 'front' }];
  });
  const entries = piece.copies.map(({ title }, i) => ({ title, page: Math.floor(i / 2) }));
  return { pages, begins: [...pages.keys()], entries };
}

/** Lays out half-sheet pages with headers and footers, in reading order. */
function layHalves(
  piece: DocumentPiece,
  copy: Copy,
  title: string,
  setting: PieceSetting,
  parent: StructNode,
): readonly (readonly Item[])[] {
  const { order, theme, setter } = setting;
  const frame = frameFor(bookletHalves(order.paper).left);
  const own = layCopy(piece, copy, frame, setting, parent);
  const isFilledIn = own.some(({ items }) => hasFields(items));
  const free = isFilledIn ? 0 : PAGES_A_SHEET - (own.length % PAGES_A_SHEET || PAGES_A_SHEET);
  const notes = Array.from({ length: free }, (_, i) =>
    layCopy(piece, notesFor(i), frame, { ...setting, order: { ...order, fillable: false } }, parent),
  );
  const pages = [...own, ...notes.flat()];
  return pages.map(({ items }, i) => {
    const all: Item[] = [];
    const words = { kit: '', piece: title, audience: piece.audience, number: i + 1, count: pages.length };
    drawFrame(frame, { ...words, draft: order.draft ?? false }, theme, setter, all);
    return [...furniture(all), ...items];
  });
}

/** Page to write on, where a folded sheet would be empty. */
const notesFor = (i: number): Copy => ({
  id: `notes-${i + 1}`,
  title: 'Notes',
  blocks: [{ block: 'lines', name: 'notes', label: 'Notes', count: 1, fills: true }],
});

const layCopy = (
  piece: DocumentPiece,
  copy: Copy,
  frame: Frame,
  { setter, theme, order }: PieceSetting,
  parent: StructNode,
) => {
  const { fillable, smallType: small = false } = order;
  const pagesASheet = piece.booklet ? PAGES_A_SHEET : 1;
  return layDocument(piece, copy, frame, { setter, theme, fillable, small, pagesASheet, layFigure }, parent);
};

/** Lays out sheets of pieces, or a board in parts, followed by the notes for texts that do not fit. */
function layCutPiece(piece: CutPiece, setting: PieceSetting, parent: StructNode): LaidPiece {
  const { order } = setting;
  const ordered: SheetOrder = { ...order.sheets, backs: backsFor(order.sheets.backs, piece.faceDown ?? false) };
  const hasBacks = piece.parts.some(({ back }) => back !== undefined) && ordered.backs !== 'none';
  const { plan, sheets } = planFor(piece, order.paper, ordered, hasBacks);
  const isBoard = plan.cells.length === 0;
  const board = isBoard ? splitBoard(sizeOf(piece.blank.outline), { paper: order.paper, sheets }) : undefined;
  const withBacks = hasBacks && sheets.backs !== 'none';
  const missingArt = new Map<string, Set<string>>();
  const { copies, issues, lost } = drawCopies(
    piece,
    {
      ...setting,
      onMissingArt: (id, { title }) => missingArt.set(id, (missingArt.get(id) ?? new Set()).add(title)),
      bleedMm: (board ?? plan).bleedMm,
      withBacks,
      outlined: plan.outlined,
      draft: (order.draft ?? false) && (isBoard || !hasMargins(plan)),
      only: order.only && (order.only[piece.id] ?? {}),
    },
    parent,
  );
  const pages = board
    ? boardPages(piece, board, copies, { ...setting, draft: order.draft ?? false, backs: sheets.backs })
    : sheetPages(piece, plan, copies, setting);
  const used = board ? 0 : usedPlaces(plan, order);
  const backs = board ? (withBacks ? 'reverse' : 'none') : (plan.backs?.on ?? 'none');
  return {
    ...(used > 0 && { starts: { place: used + 1, of: plan.cells.length } }),
    block: isBoard || used > 0 || lost.length > 0 ? undefined : lastBlock(piece, plan, copies, setting.theme),
    pages: [...pages, ...notePages(piece, lost, setting, parent)],
    begins: [...(backs === 'reverse' ? everySecond(pages.length) : [...pages.keys()]), pages.length],
    entries: [],
    issues: [...issues, ...(hasBacks && !withBacks ? [sayNoBacks(piece.title)] : [])],
    missingArt: [...missingArt].map(([id, parts]) => ({ id, parts: [...parts] })),
    backs,
    givenUp: (board ?? plan).givenUp,
  };
}

/** Plans the sheets of a piece. Drops backs below a fold if half a sheet is too small for the pieces. */
function planFor({ blank, parts }: CutPiece, paper: Paper, sheets: SheetOrder, hasBacks: boolean) {
  const copies = parts.reduce((sum, part) => sum + part.copies, 0);
  const without = { ...sheets, backs: 'none' } as const;
  const plan = sheetsFor(blank, { paper, sheets: hasBacks ? sheets : without, copies });
  const isFolded = hasBacks && sheets.backs === 'gutter-fold';
  if (!isFolded || plan.cells.length > 0) return { plan, sheets: hasBacks ? sheets : without };
  return { plan: sheetsFor(blank, { paper, sheets: without, copies }), sheets: without };
}

function notePages(
  { id, title, audience }: CutPiece,
  words: readonly LostWords[],
  setting: PieceSetting,
  parent: StructNode,
): readonly PageDraft[] {
  if (words.length === 0) return [];
  const name = `${title}: in full`;
  const copy = { id: 'notes', title: name, blocks: notesOn(title, words) };
  const notes: DocumentPiece = { kind: 'document', id: `${id}-notes`, title: name, audience, copies: [copy] };
  return laySheets(notes, copy, name, setting, parent);
}

const sayNoBacks = (piece: string): Issue => ({
  code: 'print/no-backs',
  severity: 'warning',
  path: [],
  message: `“${piece}” is too large for this paper to have backs as ordered, so it is printed without. Choose larger paper, or backs on the other side of the sheet.`,
});

const sayUnfolded = (piece: string): Issue => ({
  code: 'print/unfolded',
  severity: 'hint',
  path: [],
  message: `“${piece}” can be filled in on a screen, so its pages come in the order in which they are read, half as large as the paper. To fold it, print it with your PDF program’s booklet setting, or order it without fields.`,
});
