import type { Header, PieceKind } from '@/lib/contract/authored';
import type { KitSpec } from '@/lib/kit/kit-spec';
import { type KitOrder, USUAL_SHEETS } from '@/lib/kit/order';
import { nodeAssets } from '@/templates/assets/node';
import { leavesOf, type TextItem } from '@/templates/drawing/display-list';
import { layoutKit } from '@/templates/layout/layout';
import { SIGN_PT } from '@/templates/pieces/piece-sign';
import { renderKit } from '@/templates/render';
import { mmFromPt, SIZES } from '@/templates/theme/styles';
import { said } from './display-text';
import { isInside, linesOn, overlapping } from './lines-on-page';
import { readPdfText } from './read-pdf';

const assets = nodeAssets();
/** Letters of two lines may come as near as accents and descenders do in any text. */
const SLACK_MM = 0.35;

/** What has no room, what no font has, and pictures that are not here are told. */
export const NAMED = ['print/too-long', 'print/missing-character', 'print/missing-art'];

/** Kits of one game on paper, all their pieces unless an order says otherwise. */
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
    /** The words of each page, as another program reads them, and what was wrong. */
    async print(body: Body, more: Partial<KitOrder> = {}) {
      const order = ordered(more);
      const { pdf, issues } = await renderKit(buildKit(header, body, order), order, { assets });
      return { pages: await readPdfText(pdf), issues };
    },
    /** What is printed over something else, over an edge, or smaller than anybody can read. */
    async troublesOf(
      body: Body,
      more: Partial<KitOrder> = {},
      excused: readonly string[] = [],
    ): Promise<readonly string[]> {
      const order = ordered(more);
      const { pages, issues } = await layoutKit(buildKit(header, body, order), order, { assets });
      return [
        ...issues.filter(({ code }) => !excused.includes(code)).map(({ message }) => message),
        ...pages.flatMap((page) => {
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
        }),
      ];
    },
  };
}

/** Numbers of pieces are read by nobody in play, so they may be smaller. */
export const isTooSmall = ({ sizeMm }: TextItem) =>
  sizeMm < mmFromPt(SIZES.tiny) - 0.001 && Math.abs(sizeMm - mmFromPt(SIGN_PT)) > 0.001;
