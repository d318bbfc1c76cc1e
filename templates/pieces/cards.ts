import type { Issue } from '@/lib/kernel/issue';
import { sizeOf } from '@/lib/kit/blank';
import type { CutPiece } from '@/lib/kit/kit-spec';
import type { Paper } from '@/lib/kit/paper';
import { type Item, line, type StructNode } from '../display-list';
import { type SheetLayout, sheetLayoutFor } from '../sheets/sheet-layout';
import type { Theme } from '../theme/theme';
import type { Setter } from '../type/setter';
import { type CardFace, cardFaces } from './card-face';
import { type Frame, pageFrame } from './page-frame';

export interface LaidCards {
  readonly frame: Frame;
  readonly pages: readonly (readonly Item[])[];
  readonly issues: readonly Issue[];
  /** The margin has room for the page's own words; otherwise the cards say themselves if they are a draft. */
  readonly hasMargin: boolean;
}

const MARK_MM = 2.6;
const MARK_GAP_MM = 0.6;
/** Room that a page's head needs above the cards and their marks. */
const HEADER_MM = 16;

/** Cards on sheets, every cell in its place, with marks to cut along. */
export function layCards(
  piece: CutPiece,
  paper: Paper,
  setting: { readonly setter: Setter; readonly theme: Theme; readonly draft: boolean },
  parent: StructNode,
): LaidCards {
  const layout = sheetLayoutFor(paper, sizeOf(piece.blank.outline));
  const perSheet = layout.rows * layout.columns;
  const hasMargin = layout.topMm >= HEADER_MM;
  const look = { ...setting, draft: setting.draft && !hasMargin };
  const issues: Issue[] = [];
  const faces = piece.parts.flatMap(({ title, faces: [face] }): readonly CardFace[] => {
    if (face?.face !== 'text') return [];
    const { faces, tooLong } = cardFaces(face, look, parent);
    for (const part of tooLong) issues.push(sayTooLong(piece.title, title, part, faces.length));
    return faces;
  });
  const pages: Item[][] = [];
  for (let first = 0; first < faces.length; first += perSheet) {
    const items: Item[] = cutMarks(layout, setting.theme);
    for (const [cell, face] of faces.slice(first, first + perSheet).entries()) {
      const x = layout.leftMm + (cell % layout.columns) * layout.card.widthMm;
      const y = layout.topMm + Math.floor(cell / layout.columns) * layout.card.heightMm;
      face.draw(x, y, items);
    }
    pages.push(items);
  }
  return { frame: pageFrame(paper, false), pages, issues, hasMargin };
}

const sayTooLong = (piece: string, card: string, part: string, cards: number): Issue => ({
  code: 'print/too-long',
  severity: 'warning',
  path: [],
  message: `The ${part} of the card “${card}” (${piece}) is too long for its place, even in the smallest type${
    cards > 1 ? `, so it takes ${cards} cards` : ''
  }. Shorten it.`,
});

/** Hairlines between the cards, and marks at both ends of every cut where the margin has room for them. */
function cutMarks({ leftMm, topMm, rows, columns, card, marks }: SheetLayout, theme: Theme): Item[] {
  const [right, bottom] = [leftMm + columns * card.widthMm, topMm + rows * card.heightMm];
  const [out, near] = [MARK_GAP_MM + MARK_MM, MARK_GAP_MM];
  const grid: string[] = [];
  const ticks: string[] = [];
  for (let column = 0; column <= columns; column++) {
    const x = leftMm + column * card.widthMm;
    grid.push(line(x, topMm, x, bottom));
    if (marks === 'corners') ticks.push(line(x, topMm - out, x, topMm - near), line(x, bottom + near, x, bottom + out));
  }
  for (let row = 0; row <= rows; row++) {
    const y = topMm + row * card.heightMm;
    grid.push(line(leftMm, y, right, y));
    ticks.push(line(leftMm - out, y, leftMm - near, y), line(right + near, y, right + out, y));
  }
  return [
    { kind: 'path', d: grid.join(' '), stroke: theme.rule, widthMm: 0.1 },
    { kind: 'path', d: ticks.join(' '), stroke: theme.ink, widthMm: 0.15 },
  ];
}
