import type { SizeMm } from '@/lib/kernel/units';
import type { Audience } from '@/lib/kit/kit-spec';
import type { Backs } from '@/lib/kit/order';
import type { Paper } from '@/lib/kit/paper';
import { type BookletSlot, bookletHalves, impose } from '@/lib/kit/sheets/impose';
import { furniture, type Item, line, moveItems, type Page } from '@/templates/drawing/display-list';
import { multiply, rotation, translation } from '@/templates/geometry/matrix';
import type { Theme } from '../theme/theme';
import type { Frame } from './page-frame';

/** A page without its header and footer, which need the total number of pages. */
export interface PageDraft extends SizeMm {
  readonly items: readonly Item[];
  readonly title: string;
  readonly side: 'front' | 'back';
  /** Readers named in its header; those of the piece if undefined. */
  readonly audience?: Audience | undefined;
  /** Used height of the frame, if other content can follow below it. */
  readonly usedMm?: number;
  /** Positions of header and footer; undefined if there is no room for them. */
  readonly frame: Frame | undefined;
  readonly boxes?: Page['boxes'];
  /** True for a page that measures the printer, so that no correction is applied. */
  readonly isUncorrected?: boolean;
  /** True if the page has no content except its header and footer. */
  readonly isBlank?: boolean;
}

/** Returns a blank reverse, so that the next page begins a sheet. Its header says so if there is room. */
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

/** Returns half-sheet pages one by one, for filling in on a screen. */
export function halfPages(title: string, pages: readonly (readonly Item[])[], paper: Paper): readonly PageDraft[] {
  const { widthMm, heightMm } = bookletHalves(paper).left;
  return pages.map((items) => ({ widthMm, heightMm, title, side: 'front', frame: undefined, items }));
}
