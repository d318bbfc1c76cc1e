import { type BoxMm, type PointMm, type Segment, sizeOf } from '@/lib/kit/blank';
import type { CutPiece } from '@/lib/kit/kit-spec';
import type { Backs, KitOrder } from '@/lib/kit/order';
import { reverseOfPage } from '@/lib/kit/sheets/board-reverse';
import type { BoardPage, BoardPlan } from '@/lib/kit/sheets/boards';
import { axisOf } from '@/lib/kit/sheets/sheet-plan';
import { furniture, type Item, line, rectangle } from '@/templates/drawing/display-list';
import { multiply, rotation, translation } from '@/templates/geometry/matrix';
import { drawText, layText, plainSpan, type TextSetting } from '../flow/text';
import { SIZES } from '../theme/styles';
import type { Theme } from '../theme/theme';
import type { Setter } from '../type/setter';
import type { CutCopy } from './cut-copies';
import { asDecoration } from './faces/face';
import type { PageDraft } from './page-draft';
import { registrationItems } from './page-frame';
import { DRAFT } from './piece-sign';
import { boxOfLine, rulerBeside } from './ruler';

const MARK_MM = 0.15;
const HAIRLINE_MM = 0.1;
const CROSS_MM = 2;
const WORDS_MM = 120;
/** Room for the words about a neighbour. */
const [JOIN_MM, LABEL_MM] = [40, 3];

interface BoardSetting {
  readonly theme: Theme;
  readonly setter: Setter;
  readonly draft: boolean;
  readonly order: KitOrder;
  /** Placement of the board's reverse behind its pages. */
  readonly backs: Backs;
}

/** Draws a board's pages. Each names its part and the parts that join it. */
export function boardPages(
  piece: CutPiece,
  plan: BoardPlan,
  copies: readonly CutCopy[],
  setting: BoardSetting,
): readonly PageDraft[] {
  const size = sizeOf(piece.blank.outline);
  const { bleedMm } = plan;
  return copies.flatMap(({ front, back }, copy) => {
    // The first page contains the text for screen readers. Later pages show the same sketch through a window.
    const sketch = {
      name: `${piece.id}-board-${copy}`,
      widthMm: size.widthMm + 2 * bleedMm,
      heightMm: size.heightMm + 2 * bleedMm,
      items: [{ kind: 'group', matrix: translation(bleedMm, bleedMm), items: asDecoration(front) } as const],
    };
    const again: readonly Item[] = [{ kind: 'place', sketch, x: -bleedMm, y: -bleedMm, scale: 1 }];
    const name = `${piece.code} ${copy + 1}/${copies.length}${setting.draft ? ` · ${DRAFT}` : ''}`;
    const isAlone = plan.pages.length === 1;
    return plan.pages.flatMap((page, i): readonly PageDraft[] => {
      const title = isAlone ? piece.title : `${piece.title}: ${page.label}`;
      const shown = shownThrough(page.window, page.at, 0, i === 0 ? front : again);
      const marks = [
        ...cutLines(page.cuts, plan, setting.theme),
        ...crosses(page, setting.theme),
        ...registrationItems(plan.registration, setting.theme),
      ];
      const draft: PageDraft = {
        ...page.page,
        title,
        side: 'front',
        frame: undefined,
        items: [
          shown,
          ...furniture([
            ...marks,
            ...(isAlone ? [] : labels(page, name, setting)),
            ...rulerBeside(sheetOf(page, plan, setting), setting.order.paper, setting),
          ]),
        ],
        boxes: { trim: page.trim, bleed: { ...page.window, ...page.at } },
      };
      const axis = axisOf(setting.backs, page.page);
      if (!axis) return [draft];
      const behind = reverseOfPage(page, size, axis);
      const reverse: PageDraft = {
        ...page.page,
        title: `${title}, back`,
        side: 'back',
        frame: undefined,
        items: [
          ...(back.length > 0 ? [shownThrough(behind.window, behind.at, behind.turn, back)] : []),
          ...furniture(cutLines(plan.cut === 'marks' ? behind.cuts : [], plan, setting.theme)),
        ],
        boxes: { trim: behind.trim, bleed: { ...behind.window, ...behind.at } },
      };
      return [draft, reverse];
    });
  });
}

/** Shows a part of a board's side, turned about the centre of that part. */
function shownThrough(window: BoxMm, at: PointMm, turn: 0 | 180, items: readonly Item[]): Item {
  const { widthMm, heightMm } = window;
  const moved = translation(at.xMm - window.xMm, at.yMm - window.yMm);
  const turned = rotation(turn, at.xMm + widthMm / 2, at.yMm + heightMm / 2);
  return {
    kind: 'group',
    clip: rectangle(at.xMm, at.yMm, widthMm, heightMm),
    items: [{ kind: 'group', matrix: turn === 0 ? moved : multiply(turned, moved), items }],
  };
}

function cutLines(cuts: readonly Segment[], { cut }: BoardPlan, theme: Theme): readonly Item[] {
  const d = cuts.map(({ a, b }) => line(a.xMm, a.yMm, b.xMm, b.yMm)).join(' ');
  const pen = cut === 'marks' ? { stroke: theme.ink, widthMm: MARK_MM } : { stroke: theme.rule, widthMm: HAIRLINE_MM };
  return d === '' ? [] : [{ kind: 'path', d, ...pen }];
}

function crosses({ crosses: points }: BoardPage, theme: Theme): readonly Item[] {
  const half = CROSS_MM / 2;
  const d = points.map(
    ({ xMm, yMm }) => `${line(xMm - half, yMm, xMm + half, yMm)} ${line(xMm, yMm - half, xMm, yMm + half)}`,
  );
  return d.length === 0 ? [] : [{ kind: 'path', d: d.join(' '), stroke: theme.ink, widthMm: MARK_MM }];
}

/** Returns what is on a page, with the room for its labels. */
function sheetOf(
  { page, window, at, cuts, crosses: points, joins, trim }: BoardPage,
  plan: BoardPlan,
  { order }: BoardSetting,
) {
  const around = (x: number, y: number, widthMm: number, heightMm: number): BoxMm => ({
    xMm: x - widthMm / 2,
    yMm: y - heightMm / 2,
    widthMm,
    heightMm,
  });
  const taken = [
    { ...window, ...at },
    ...cuts.map(boxOfLine),
    ...points.map(({ xMm, yMm }) => around(xMm, yMm, CROSS_MM, CROSS_MM)),
    ...joins.map(({ middle: { xMm, yMm }, turn }) =>
      turn % 180 === 0 ? around(xMm, yMm, JOIN_MM, LABEL_MM) : around(xMm, yMm, LABEL_MM, JOIN_MM),
    ),
    { xMm: trim.xMm, yMm: at.yMm - 1.5 * LABEL_MM, widthMm: WORDS_MM, heightMm: 1.5 * LABEL_MM },
    ...plan.registration,
  ];
  return { page, marginMm: order.sheets.marginMm, taken };
}

/** Labels in the margins: this page, and the page to join at each edge. */
function labels(
  { label, joins, at, trim }: BoardPage,
  name: string,
  { theme, setter }: { readonly theme: Theme; readonly setter: Setter },
): readonly Item[] {
  const setting: TextSetting = { setter, pt: SIZES.tiny, lineHeight: 1.1, align: 'center' };
  const own = { ...setting, align: 'left' as const };
  const items: Item[] = [];
  const head = layText(plainSpan(`${name} · ${label}`, 'heading', theme.ink), WORDS_MM, own);
  drawText(head, own, trim.xMm + 2, at.yMm - head.heightMm - 0.8, items);
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
