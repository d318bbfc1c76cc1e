import { sizeOf } from '@/lib/kit/blank';
import type { CutPiece } from '@/lib/kit/kit-spec';
import type { BoardPage, BoardPlan } from '@/lib/kit/sheets/boards';
import { type Item, line, rectangle } from '../display-list';
import { drawText, layText, plainSpan, type TextSetting } from '../flow/text';
import { rotation, translation } from '../matrix';
import { SIZES } from '../theme/styles';
import type { Theme } from '../theme/theme';
import type { Setter } from '../type/setter';
import type { CutCopy } from './cut-copies';
import { asDecoration } from './faces/face';
import type { PageDraft } from './page-draft';
import { DRAFT } from './piece-sign';

const MARK_MM = 0.15;
const CROSS_MM = 2;
const WORDS_MM = 120;

/** A board's pages, one after the other; each says which part it is and what joins it where. */
export function boardPages(
  piece: CutPiece,
  plan: BoardPlan,
  copies: readonly CutCopy[],
  setting: { readonly theme: Theme; readonly setter: Setter; readonly draft: boolean },
): readonly PageDraft[] {
  const { widthMm, heightMm } = sizeOf(piece.blank.outline);
  return copies.flatMap(({ front }, copy) => {
    const [first] = plan.pages;
    const bleed = first ? Math.max(0, -first.window.xMm) : 0;
    // Written once, and shown through a window on every page after the first, whose words can be read out.
    const sketch = {
      name: `${piece.id}-board-${copy}`,
      widthMm: widthMm + 2 * bleed,
      heightMm: heightMm + 2 * bleed,
      items: [{ kind: 'group', matrix: translation(bleed, bleed), items: asDecoration(front) } as const],
    };
    const again: readonly Item[] = [{ kind: 'place', sketch, x: -bleed, y: -bleed, scale: 1 }];
    const name = `${piece.code} ${copy + 1}/${copies.length}${setting.draft ? ` · ${DRAFT}` : ''}`;
    return plan.pages.map((page, i): PageDraft => {
      const { window, at } = page;
      const shown: Item = {
        kind: 'group',
        clip: rectangle(at.xMm, at.yMm, window.widthMm, window.heightMm),
        items: [
          {
            kind: 'group',
            matrix: translation(at.xMm - window.xMm, at.yMm - window.yMm),
            items: i === 0 ? front : again,
          },
        ],
      };
      const isAlone = plan.pages.length === 1;
      return {
        ...page.page,
        title: isAlone ? piece.title : `${piece.title}: ${page.label}`,
        side: 'front',
        frame: undefined,
        items: [shown, ...marksOf(page, setting.theme), ...(isAlone ? [] : labels(page, name, setting))],
        boxes: {
          trim: page.trim,
          bleed: { xMm: at.xMm, yMm: at.yMm, widthMm: window.widthMm, heightMm: window.heightMm },
        },
      };
    });
  });
}

function marksOf({ cuts, crosses }: BoardPage, theme: Theme): readonly Item[] {
  const half = CROSS_MM / 2;
  const path = (d: readonly string[]): readonly Item[] =>
    d.length === 0 ? [] : [{ kind: 'path', d: d.join(' '), stroke: theme.ink, widthMm: MARK_MM }];
  return [
    ...path(cuts.map(({ a, b }) => line(a.xMm, a.yMm, b.xMm, b.yMm))),
    ...path(
      crosses.flatMap(({ xMm, yMm }) => [
        line(xMm - half, yMm, xMm + half, yMm),
        line(xMm, yMm - half, xMm, yMm + half),
      ]),
    ),
  ];
}

/** In the margins: what this page is, and what joins it at each edge. */
function labels(
  { label, joins, at }: BoardPage,
  name: string,
  { theme, setter }: { readonly theme: Theme; readonly setter: Setter },
): readonly Item[] {
  const setting: TextSetting = { setter, pt: SIZES.tiny, lineHeight: 1.1, align: 'center' };
  const own = { ...setting, align: 'left' as const };
  const items: Item[] = [];
  const head = layText(plainSpan(`${name} · ${label}`, 'heading', theme.ink), WORDS_MM, own);
  drawText(head, own, at.xMm + 2, at.yMm - head.heightMm - 0.8, items);
  for (const { label: other, middle, turn } of joins) {
    const words = layText(plainSpan(`${other} joins here`, 'label', theme.ink), WORDS_MM, setting);
    const line: Item[] = [];
    drawText(words, setting, middle.xMm - WORDS_MM / 2, middle.yMm - words.heightMm / 2, line);
    items.push(
      turn === 0
        ? { kind: 'group', items: line }
        : { kind: 'group', matrix: rotation(turn, middle.xMm, middle.yMm), items: line },
    );
  }
  return items;
}
