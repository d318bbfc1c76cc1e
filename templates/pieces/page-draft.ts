import type { SizeMm } from '@/lib/kernel/units';
import type { Item, Page } from '../display-list';
import { drawText, layText, plainSpan, type TextSetting } from '../flow/text';
import { SIZES } from '../theme/styles';
import type { Theme } from '../theme/theme';
import type { Setter } from '../type/setter';
import { type Frame, frameFor } from './page-frame';

/** A page before its head and foot are known, which count all pages of the kit. */
export interface PageDraft extends SizeMm {
  readonly items: readonly Item[];
  readonly title: string;
  readonly side: 'front' | 'back';
  /** Where head and foot stand; undefined if there is no room for them. */
  readonly frame: Frame | undefined;
  readonly boxes?: Page['boxes'];
  /** Measures a printer as it is, so nothing is set right. */
  readonly isUncorrected?: boolean;
}

const WORDS = 'Blank, so that the next backs fall behind their fronts.';
const TOP_MM = 20;

/** The other side of a page, where what comes next has to begin a sheet. */
export function blankPage(
  { widthMm, heightMm, title }: PageDraft,
  { setter, theme }: { readonly setter: Setter; readonly theme: Theme },
): PageDraft {
  const items: Item[] = [];
  const setting: TextSetting = { setter, pt: SIZES.tiny, lineHeight: 1.2, align: 'center' };
  drawText(layText(plainSpan(WORDS, 'label', theme.grey), widthMm, setting), setting, 0, TOP_MM, items);
  return { widthMm, heightMm, items, title, side: 'back', frame: frameFor({ widthMm, heightMm }) };
}
