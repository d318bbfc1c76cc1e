import { type GroupItem, leavesOf, type Page } from '@/templates/drawing/display-list';
import { formatMatrix } from '@/templates/geometry/matrix';
import type { Ref } from './syntax';

/** Groups of decoration that several pages begin with, such as running heads: each is a stream that those pages share. */
interface SharedHeads {
  /** What the page begins with, written together with the page's matrix; undefined if no other page begins so. */
  of(page: Page): Ref | undefined;
}

export function createSharedHeads(pages: readonly Page[], write: (head: GroupItem, page: Page) => Ref): SharedHeads {
  const counts = new Map<string, number>();
  const names = new Map<GroupItem, number>();
  const keyOf = ({ items: [first], heightMm, transform }: Page): string | undefined => {
    if (first?.kind !== 'group') return undefined;
    const name = names.get(first) ?? names.size;
    names.set(first, name);
    // Where the same group stands differs with the page's height and what its printer gets wrong.
    return `${name} ${heightMm} ${transform ? formatMatrix(transform) : ''}`;
  };
  for (const page of pages) {
    const key = keyOf(page);
    if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const written = new Map<string, Ref>();
  return {
    of(page) {
      const [first] = page.items;
      const key = keyOf(page);
      if (key === undefined || first?.kind !== 'group' || (counts.get(key) ?? 0) < 2 || !isDecoration(first))
        return undefined;
      const ref = written.get(key) ?? write(first, page);
      written.set(key, ref);
      return ref;
    },
  };
}

const isDecoration = (group: GroupItem) => leavesOf([group]).every(({ node, kind }) => !node && kind !== 'field');
