import { idOf } from '@/lib/kernel/ids';
import type { GroupItem, Item, Page, PartSide } from '@/templates/drawing/display-list';
import { pageToSvg } from '@/templates/drawing/svg';
import type { PageMarks } from './kit-protocol';

/** Marks pages, and each side of a part to cut out on them, by what is drawn. `giveWay` is called before each page. */
export async function markPages(pages: readonly Page[], giveWay: () => Promise<void>): Promise<readonly PageMarks[]> {
  const known = new Map<string, string>();
  const marks: PageMarks[] = [];
  for (const page of pages) {
    await giveWay();
    const parts: Side[] = [];
    const items = withoutParts(page.items, parts);
    marks.push({
      mark: items.length === 0 ? '' : markOf({ ...page, items }),
      parts: parts.map(({ of, items }) => ({ ...of, mark: markOfPart(of, items) })),
    });
  }
  return marks;

  /** Copies of a part look alike, apart from their numbers. */
  function markOfPart(of: PartSide, items: readonly Item[]): string {
    const key = JSON.stringify(of);
    const mark = known.get(key) ?? markOf({ widthMm: 0, heightMm: 0, items: withoutParts(items, []) });
    known.set(key, mark);
    return mark;
  }
}

type Side = GroupItem & { readonly of: PartSide };

const markOf = (page: Page): string => idOf(pageToSvg(page));

/** Returns items without furniture and without parts to cut out, which are added to `parts`. */
const withoutParts = (items: readonly Item[], parts: Side[]): readonly Item[] =>
  items.flatMap((item): readonly Item[] => {
    if (item.kind !== 'group') return [item];
    if (item.isFurniture) return [];
    if (item.of) {
      parts.push({ ...item, of: item.of });
      return [];
    }
    const left = withoutParts(item.items, parts);
    return left.length === 0 ? [] : [{ ...item, items: left }];
  });
