import type { SizeMm } from '@/lib/kernel/units';
import type { Audience } from '@/lib/kit/kit-spec';
import type { Backs } from '@/lib/kit/order';
import type { Paper } from '@/lib/kit/paper';
import { type BookletSlot, bookletHalves, impose } from '@/lib/kit/sheets/impose';
import { furniture, type Item, line, moveItems, type Page } from '@/templates/drawing/display-list';
import { multiply, rotation, translation } from '@/templates/geometry/matrix';
import type { Theme } from '../theme/theme';
import type { Frame } from './page-frame';

/** A page before its head and foot are known, which count all pages of the kit. */
export interface PageDraft extends SizeMm {
  readonly items: readonly Item[];
  readonly title: string;
  readonly side: 'front' | 'back';
  /** Whom its head says it is for; its piece’s if undefined. */
  readonly audience?: Audience | undefined;
  /** How much of its frame's height is used, if something else may stand below that. */
  readonly usedMm?: number;
  /** Where head and foot stand; undefined if there is no room for them. */
  readonly frame: Frame | undefined;
  readonly boxes?: Page['boxes'];
  /** Measures a printer as it is, so nothing is set right. */
  readonly isUncorrected?: boolean;
  /** Nothing is printed on it but its head and foot. */
  readonly isBlank?: boolean;
}

/** The other side of a page, where what comes next has to begin a sheet. Its head says so, if there is room for one. */
export const blankPage = ({ widthMm, heightMm, frame }: PageDraft): PageDraft => ({
  widthMm,
  heightMm,
  frame,
  items: [],
  title: 'Left blank',
  side: 'back',
  isBlank: true,
});

const STAPLE_MM = 3;

/** Pages of half a sheet, two to a side, in the order that folding and stapling puts right. */
export function bookletPages(
  title: string,
  pages: readonly (readonly Item[])[],
  paper: Paper,
  backs: Backs,
  theme: Theme,
): readonly PageDraft[] {
  const { page, left, right } = bookletHalves(paper);
  const put = ({ page: index, turn }: BookletSlot, half: typeof left): readonly Item[] => {
    const items = index === undefined ? [] : (pages[index] ?? []);
    if (items.length === 0) return [];
    if (turn === 0) return moveItems(items, half.xMm, half.yMm);
    const turned = rotation(180, half.widthMm / 2, half.heightMm / 2);
    return [{ kind: 'group', matrix: multiply(translation(half.xMm, half.yMm), turned), items }];
  };
  const middle = page.widthMm / 2;
  const fold: Item = {
    kind: 'path',
    d: `${line(middle, 0, middle, STAPLE_MM * 2)} ${line(middle, page.heightMm - STAPLE_MM * 2, middle, page.heightMm)}`,
    stroke: theme.rule,
    widthMm: 0.15,
    dashMm: [1.5, 1.5],
  };
  return impose(pages.length, backs).flatMap(({ front, back }) => [
    {
      ...page,
      title,
      side: 'front' as const,
      frame: undefined,
      items: [...furniture([fold]), ...put(front.left, left), ...put(front.right, right)],
    },
    {
      ...page,
      title,
      side: 'back' as const,
      frame: undefined,
      items: [...put(back.left, left), ...put(back.right, right)],
    },
  ]);
}

/** The same pages one by one, for anyone who fills them in on a screen. */
export function halfPages(title: string, pages: readonly (readonly Item[])[], paper: Paper): readonly PageDraft[] {
  const { widthMm, heightMm } = bookletHalves(paper).left;
  return pages.map((items) => ({ widthMm, heightMm, title, side: 'front', frame: undefined, items }));
}
