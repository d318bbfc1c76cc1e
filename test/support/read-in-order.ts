import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { mmFromPt } from '@/templates/theme/styles';

/** Heights of page headers and footers, which hold the title, readers and page number. */
const [HEAD_MM, FOOT_MM] = [14, 11];

export interface ReadPage {
  /** Text without spaces, since a program cannot distinguish all of them from gaps between letters. */
  readonly text: string;
  /** Smallest text size. */
  readonly smallestPt: number;
}

/** Removes all white space, for comparison with `ReadPage.text`. */
export const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');

/** Reads the pages of a PDF in reading order, without headers and footers. `halves`: each side has two pages. */
export async function readInOrder(pdf: Uint8Array, halves: boolean): Promise<readonly ReadPage[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0, isEvalSupported: false }).promise;
  const pages: { readonly number: number; readonly page: ReadPage }[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const side = await document.getPage(number);
    const [, , widthPt = 0, heightPt = 0] = side.view;
    const { items } = await side.getTextContent();
    const words = items.flatMap((item) => ('str' in item ? [item] : []));
    const isLeft = ({ transform }: (typeof words)[number]) => Number(transform[4]) < widthPt / 2;
    const parts = halves ? [words.filter(isLeft), words.filter((word) => !isLeft(word))] : [words];
    for (const part of parts) {
      const placed = part.map(({ str, height, transform }) => {
        const topMm = mmFromPt(heightPt - Number(transform[5]));
        return { str, height, isHead: topMm < HEAD_MM, isFoot: topMm > mmFromPt(heightPt) - FOOT_MM };
      });
      const join = (some: typeof placed) => squeezed(some.map(({ str }) => str).join(''));
      const inside = placed.filter(({ str, isHead, isFoot }) => !isHead && !isFoot && str.trim() !== '');
      if (inside.length === 0) continue;
      const found = /Page(\d+)of\d+/.exec(join(placed.filter(({ isFoot }) => isFoot)));
      const smallestPt = Math.min(...inside.map(({ height }) => height));
      pages.push({ number: Number(found?.[1] ?? number), page: { text: join(inside), smallestPt } });
    }
  }
  await document.destroy();
  return pages.toSorted((a, b) => a.number - b.number).map(({ page }) => page);
}
