import type { System } from '@/lib/contract/authored';
import type { Json } from '@/lib/kernel/json';
import type { KitOrder } from '@/lib/kit/order';
import { leavesOf } from '@/templates/drawing/display-list';
import { said } from '@/test/support/display-text';
import { isInside, linesOn, overlapping } from '@/test/support/lines-on-page';
import { isTooSmall } from '@/test/support/printed-kits';
import { layPiece } from './printed-piece';

/** Allowed overlap of two lines, for accents and descenders. */
const SLACK_MM = 0.35;

/** Issue for characters that no font has, which are printed as �. */
const MISSING = 'print/missing-character';

/** Lists lines of a piece that are cut off, overlap or are too small to read. */
export async function troublesOf(
  piece: string,
  body: Json,
  more: Partial<KitOrder>,
  system?: System,
): Promise<readonly string[]> {
  const { pages, issues } = await layPiece(piece, body, more, system);
  return [
    ...issues.filter(({ code }) => code !== MISSING).map(({ message }) => message),
    ...pages.flatMap((page) => {
      const lines = linesOn(page);
      const sheet = { left: 0, top: 0, right: page.widthMm, bottom: page.heightMm };
      const cut = lines.filter((line) => [sheet, ...line.clips].some((clip) => !isInside(line, clip, SLACK_MM)));
      return [
        ...cut.map(({ words }) => `“${words}” is cut off`),
        ...overlapping(lines, SLACK_MM),
        ...leavesOf(page.items).flatMap((item) =>
          item.kind === 'text' && isTooSmall(item) ? `“${said(item)}” is too small` : [],
        ),
      ];
    }),
  ];
}
