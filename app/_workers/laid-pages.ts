import type { Page } from '@/templates/drawing/display-list';
import { pageToSvg } from '@/templates/drawing/svg';
import type { LaidPage, PageMarks } from './kit-protocol';
import { markPages } from './mark-pages';
import { isSameDrawing } from './same-drawing';

interface Kept {
  readonly pages: readonly LaidPage[];
  readonly drawn: readonly { readonly page: number; readonly svg: string }[];
}

/** The pages of the last layout. A page keeps its revision while it looks the same. */
export class LaidPages {
  private pages: readonly Page[] = [];
  private revisions: readonly number[] = [];

  get isEmpty(): boolean {
    return this.pages.length === 0;
  }

  /**
   * Replaces the pages; changed ones get this revision. Returns their descriptions, and drawings of the changed ones in
   * `looking`.
   */
  keep(next: readonly Page[], revision: number, looking: readonly number[]): Kept {
    const revisions = next.map((page, i) =>
      isSameDrawing(this.pages[i], page) ? (this.revisions[i] ?? revision) : revision,
    );
    this.pages = next;
    this.revisions = revisions;
    return {
      pages: next.map(({ widthMm, heightMm, isBlank = false }, i) => ({
        widthMm,
        heightMm,
        isBlank,
        revision: revisions[i] ?? revision,
      })),
      drawn: looking.flatMap((page) => {
        const changed = revisions[page] === revision ? next[page] : undefined;
        return changed ? [{ page, svg: pageToSvg(changed) }] : [];
      }),
    };
  }

  /** Marks the pages by what is drawn, except page numbers and cutting lines. */
  marks = (giveWay: () => Promise<void>): Promise<readonly PageMarks[]> => markPages(this.pages, giveWay);

  /** Draws a page; undefined if a newer layout has replaced it. */
  draw(page: number, revision: number): string | undefined {
    const kept = this.revisions[page] === revision ? this.pages[page] : undefined;
    return kept && pageToSvg(kept);
  }
}
