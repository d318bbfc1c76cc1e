import type { SizeMm } from '@/lib/kernel/units';
import type { Audience } from '@/lib/kit/kit-spec';
import type { Item, Page } from '@/templates/drawing/display-list';
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
