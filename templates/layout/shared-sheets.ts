import type { BoxMm, PointMm } from '@/lib/kit/blank';
import type { CutPiece, Piece } from '@/lib/kit/kit-spec';
import { PAPER_SIZE, type Paper, UNPRINTABLE_MM } from '@/lib/kit/paper';
import { packed } from '@/lib/kit/sheets/pack';
import { translation } from '@/templates/geometry/matrix';
import type { CutBlock } from '@/templates/pieces/cut-sheets';
import type { PageDraft } from '@/templates/pieces/page-draft';
import { frameFor } from '@/templates/pieces/page-frame';
import type { KnownPiece } from '@/templates/pieces/piece-cache';
import { paperOf } from '@/templates/pieces/printing-list';

interface Part {
  readonly index: number;
  readonly piece: CutPiece;
  readonly block: CutBlock;
}

interface Sheet {
  parts: readonly Part[];
  spots: readonly PointMm[];
}

/** Space between pieces of two kinds, enough for scissors. */
const GAP_MM = 4;

/** Pieces without pages of their own and the pages that they share, by index of the piece. */
export interface SharedPages {
  /** The piece on whose last page a piece is placed. */
  readonly hosts: ReadonlyMap<number, number>;
  /** That last page with everything on it. */
  readonly drafts: ReadonlyMap<number, () => PageDraft>;
}

/** Layout of each piece; undefined for those that are laid out last. */
export type Known = readonly (Pick<KnownPiece, 'laid'> | undefined)[];

/**
 * Combines pieces to cut out that leave most of their last sheet free. Pieces of a single sheet are placed on another
 * one's sheet; a piece of several sheets keeps them together. Pieces for the GM never share a sheet with others.
 */
export function sharedSheets(pieces: readonly Piece[], known: Known, paper: Paper): SharedPages {
  const room = roomOn(paper);
  const found = pieces.flatMap((piece, index): readonly (Part & { readonly isLong: boolean })[] => {
    const laid = known[index]?.laid;
    const block = laid?.block;
    if (piece.kind !== 'cut' || !laid || !block) return [];
    return [{ index, piece, block, isLong: laid.pages.length > 1 }];
  });
  const sheets: Sheet[] = [];
  for (const part of found.toSorted((a, b) => Number(b.isLong) - Number(a.isLong))) {
    const joined = part.isLong ? undefined : sheets.some((sheet) => isLike(sheet, part) && joins(sheet, part));
    if (!joined) sheets.push({ parts: [part], spots: [] });
  }
  const shared = sheets.filter(({ parts }) => parts.length > 1);
  return {
    hosts: new Map(
      shared.flatMap(({ parts: [host, ...guests] }) => guests.map(({ index }) => [index, host?.index ?? 0])),
    ),
    drafts: new Map(shared.map((sheet) => [sheet.parts[0]?.index ?? 0, () => draftOf(sheet, paper)])),
  };

  function joins(sheet: Sheet, part: Part): boolean {
    const parts = [...sheet.parts, part];
    const spots = packed(
      parts.map(({ block }) => block),
      room,
      GAP_MM,
    );
    if (spots) Object.assign(sheet, { parts, spots });
    return spots !== undefined;
  }
}

const isLike = ({ parts: [host] }: Sheet, { piece }: Part): boolean =>
  host !== undefined &&
  paperOf(host.piece) === paperOf(piece) &&
  (host.piece.audience === 'gm') === (piece.audience === 'gm');

/** Printable area of an upright page, between its header and its footer. */
function roomOn(paper: Paper): BoxMm {
  const { widthMm } = PAPER_SIZE[paper];
  const { y, heightMm } = frameFor(PAPER_SIZE[paper]).content;
  return { xMm: UNPRINTABLE_MM, yMm: y, widthMm: widthMm - 2 * UNPRINTABLE_MM, heightMm };
}

function draftOf({ parts, spots }: Sheet, paper: Paper): PageDraft {
  const room = roomOn(paper);
  const widthMm = Math.max(...parts.map(({ block }, i) => (spots[i]?.xMm ?? 0) + block.widthMm));
  const heightMm = Math.max(...parts.map(({ block }, i) => (spots[i]?.yMm ?? 0) + block.heightMm));
  const all = { xMm: room.xMm + (room.widthMm - widthMm) / 2, yMm: room.yMm, widthMm, heightMm };
  return {
    ...PAPER_SIZE[paper],
    frame: frameFor(PAPER_SIZE[paper]),
    title: parts.map(({ piece }) => piece.title).join(' · '),
    side: 'front',
    items: parts.map(({ block: { items } }, i) => ({
      kind: 'group',
      matrix: translation(all.xMm + (spots[i]?.xMm ?? 0), all.yMm + (spots[i]?.yMm ?? 0)),
      items,
    })),
    boxes: { trim: all, bleed: all },
    audience: parts.every(({ piece }) => piece.audience === parts[0]?.piece.audience) ? undefined : 'table',
  };
}
