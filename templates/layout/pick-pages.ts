import type { OutlineEntry, Page } from '@/templates/drawing/display-list';
import type { LaidOutKit } from './layout';
import { arranged } from './print-plan';

export type PickedKit = Omit<LaidOutKit, 'sections' | 'issues'>;

/** Thrown if none of the requested pages exist. */
export class NoSuchPages extends Error {
  constructor(count: number) {
    super(`The kit has ${count === 1 ? 'one page' : `${count} pages`}, and none of those you asked for.`);
  }
}

/**
 * Selects pages of a kit, with the numbers that they have in the whole kit. For double-sided printing, which applies if
 * any page requires it, inserts blank pages so that backs are behind their fronts.
 */
export function pickPages(kit: LaidOutKit, wanted: readonly number[], bothSides = false): PickedKit {
  const pages = wanted.filter((page) => !kit.pages[page]?.isBlank);
  if (pages.length === 0) throw new NoSuchPages(kit.pages.length);
  const sections = kit.sections.filter(({ firstPage, pageCount }) =>
    pages.some((page) => page >= firstPage && page < firstPage + pageCount),
  );
  const isTurned = bothSides || sections.some(({ sides }) => sides === 'both');
  const slots = isTurned ? arranged(kit, pages) : pages;
  const places = new Map(slots.map((page, place) => [page, place]));
  const titles = new Set(sections.map(({ title }) => title));
  return {
    ...kit,
    isDuplex: isTurned,
    pages: slots.flatMap((page, i): readonly Page[] => {
      const one = page === undefined ? blankBeside(kit.pages[slots[i - 1] ?? slots[i + 1] ?? 0]) : kit.pages[page];
      return one ? [one] : [];
    }),
    structure: { ...kit.structure, children: kit.structure.children.filter(({ title = '' }) => titles.has(title)) },
    outline: kit.outline.flatMap((entry) => moved(entry, kit, places)),
  };
}

const blankBeside = (page: Page | undefined): Page | undefined =>
  page && { widthMm: page.widthMm, heightMm: page.heightMm, items: [], side: page.side, isBlank: true };

/** Moves a bookmark to the new number of its page. A bookmark of a piece leads to the first of its remaining pages. */
function moved(
  { title, page, children }: OutlineEntry,
  { sections }: LaidOutKit,
  places: ReadonlyMap<number | undefined, number>,
): readonly OutlineEntry[] {
  const kept = children.flatMap((child) => {
    const place = places.get(child.page);
    return place === undefined ? [] : [{ ...child, page: place, children: [] }];
  });
  const section = sections.find(({ firstPage, pageCount }) => page >= firstPage && page < firstPage + pageCount);
  if (!section) return [];
  for (let at = page; at < section.firstPage + section.pageCount; at++) {
    const place = places.get(at);
    if (place !== undefined) return [{ title, page: place, children: kept }];
  }
  return [];
}
