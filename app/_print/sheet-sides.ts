import type { Section } from '@/templates/layout/sections';

export const sectionAt = (sections: readonly Section[], page: number): Section | undefined =>
  sections.find(({ firstPage, pageCount }) => page >= firstPage && page < firstPage + pageCount);

/** Returns a page's side of its sheet and the sheet's front page; undefined unless fronts and backs alternate. */
export function sideAt(
  section: Section | undefined,
  page: number,
): { readonly side: 'front' | 'back'; readonly frontPage: number } | undefined {
  if (section?.backs !== 'reverse') return undefined;
  const isBack = (page - section.firstPage) % 2 === 1;
  // The last page may be single.
  if (!isBack && page + 1 === section.firstPage + section.pageCount) return undefined;
  return { side: isBack ? 'back' : 'front', frontPage: isBack ? page - 1 : page };
}
