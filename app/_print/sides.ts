import type { SizeMm } from '@/lib/kernel/units';
import type { OrderedBacks, Sacrifice } from '@/lib/kit/order';
import { joined } from '@/lib/tabletop/wording';
import type { Section } from '@/templates/layout/sections';

/** The piece that a page belongs to. */
export const sectionAt = (sections: readonly Section[], page: number): Section | undefined =>
  sections.find(({ firstPage, pageCount }) => page >= firstPage && page < firstPage + pageCount);

/** Fronts and backs lie behind each other: which of the two a page is, and where the sheet's front is. */
export function sideAt(
  section: Section | undefined,
  page: number,
): { readonly side: 'front' | 'back'; readonly frontPage: number } | undefined {
  if (section?.backs !== 'reverse') return undefined;
  const isBack = (page - section.firstPage) % 2 === 1;
  // What is printed after the last sheet may be one page alone.
  if (!isBack && page + 1 === section.firstPage + section.pageCount) return undefined;
  return { side: isBack ? 'back' : 'front', frontPage: isBack ? page - 1 : page };
}

/** The edge that a sheet turns about, as one looks at it. */
export function turnsAbout(backs: OrderedBacks, { widthMm, heightMm }: SizeMm): 'upright' | 'level' {
  const longIsUpright = heightMm >= widthMm;
  return (backs === 'short-edge') === longIsUpright ? 'level' : 'upright';
}

const GIVEN_UP: Readonly<Record<Sacrifice, string>> = {
  bleed: 'no bleed',
  marks: 'no cutting marks',
  pieces: 'more sheets of paper',
};

/** What found no room on a piece's sheets; nothing if all did. */
export function sayGivenUp(givenUp: readonly Sacrifice[]): string {
  const words = givenUp.map((one) => GIVEN_UP[one]);
  return words.length === 0 ? '' : `The paper is too small for everything: ${joined(words)}.`;
}
