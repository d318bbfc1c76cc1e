import type { Header, PieceKind } from '@/lib/contract/authored';
import type { KitSpec } from '@/lib/kit/kit-spec';
import { type KitOrder, USUAL_SHEETS } from '@/lib/kit/order';
import { nodeAssets } from '@/templates/assets/node';
import { leavesOf, type Page, type TextItem } from '@/templates/drawing/display-list';
import { layoutKit } from '@/templates/layout/layout';
import { SIGN_PT } from '@/templates/pieces/piece-sign';
import { renderKit } from '@/templates/render';
import { mmFromPt, SIZES } from '@/templates/theme/styles';
import { said } from './display-text';
import { isInside, linesOn, overlapping } from './lines-on-page';
import { readPdfText } from './read-pdf';

const assets = nodeAssets();
/** Allowed overlap of two lines, for accents and descenders. */
const SLACK_MM = 0.35;

/** Issues that printing reports: text without room, characters that no font has, missing pictures. */
export const NAMED = ['print/too-long', 'print/missing-character', 'print/missing-art'];

/** Prints kits of one game, with all pieces by default. */
export function printedKits<Body>(
  header: Header,
  buildKit: (header: Header, body: Body, order: KitOrder) => KitSpec,
  pieces: readonly PieceKind[],
) {
  const ordered = (more: Partial<KitOrder> = {}): KitOrder => ({
    players: 4,
    names: [],
    paper: 'a4',
    fillable: false,
    ink: 'full',
    sheets: USUAL_SHEETS,
    pieces: pieces.map(({ id }) => id),
    ...more,
  });
  return {
    ordered,
    /** Prints a kit; returns the text of each page, as another program reads it, and the issues. */
    async print(body: Body, more: Partial<KitOrder> = {}) {
      const order = ordered(more);
      const { pdf, issues } = await renderKit(buildKit(header, body, order), order, { assets });
      return { pages: await readPdfText(pdf), issues };
    },
    /** Lists text that overlaps something, crosses an edge or is too small to read. */
    async troublesOf(
      body: Body,
      more: Partial<KitOrder> = {},
      excused: readonly string[] = [],
    ): Promise<readonly string[]> {
      const order = ordered(more);
      const { pages, issues } = await layoutKit(buildKit(header, body, order), order, { assets });
      return [
        ...issues.filter(({ code }) => !excused.includes(code)).map(({ message }) => message),
        ...pages.flatMap(troublesOn),
      ];
    },
  };
}

/** Lists text on a page that is cut off, overlaps something or is too small to read. */
export function troublesOn(page: Page): readonly string[] {
  const lines = linesOn(page);
  const sheet = { left: 0, top: 0, right: page.widthMm, bottom: page.heightMm };
  const cut = lines.filter((line) => [sheet, ...line.clips].some((clip) => !isInside(line, clip, SLACK_MM)));
  return [
    ...cut.map(({ words }) => `“${words}” is cut off`),
    ...overlapping(lines, SLACK_MM),
    ...leavesOf(page.items).flatMap((item) =>
      item.kind === 'text' && isTooSmall(item) ? [`“${said(item)}” is too small`] : [],
    ),
  ];
}

/** Tells whether text is too small. Serial numbers of pieces may be smaller, since nobody reads them in play. */
const isTooSmall = ({ sizeMm }: TextItem) =>
  sizeMm < mmFromPt(SIZES.tiny) - 0.001 && Math.abs(sizeMm - mmFromPt(SIGN_PT)) > 0.001;
