/** Pages from each first to its last, counted from 1. */
export type PageRanges = readonly (readonly [first: number, last: number])[];

const RANGE = /^(\d{1,4})(?:\s*[-–—]\s*(\d{1,4})?)?$/;
const LAST = 9999;

/** Pages as people write them, "1-8, 12" or "9-"; undefined if that is not what it is. */
export function readPageRanges(text: string): PageRanges | undefined {
  const ranges: (readonly [number, number])[] = [];
  for (const part of text.split(/[,;]/)) {
    const found = RANGE.exec(part.trim());
    if (!found) return undefined;
    const first = Number(found[1]);
    const last = found[2] === undefined ? (/\D/.test(part.trim()) ? LAST : first) : Number(found[2]);
    if (first < 1 || last < first) return undefined;
    ranges.push([first, last]);
  }
  return ranges;
}

/** The pages of so many that are meant, counted from 0, each once and in order. */
export const pagesWithin = (ranges: PageRanges, count: number): readonly number[] =>
  Array.from({ length: count }, (_, page) => page).filter((page) =>
    ranges.some(([first, last]) => page + 1 >= first && page + 1 <= last),
  );

interface Row {
  readonly first: number;
  readonly last: number;
  /** From each page to the next: 2 where every other one is left out, as backs are that stay blank. */
  readonly step: number;
}

/** "1–8, 12" or "7–25 (odd ones)", for pages counted from 0. */
export const sayPages = (pages: readonly number[]): string => rowsOf(pages).map(sayRow).join(', ');

/** The same with its noun. */
export const namePages = (pages: readonly number[]): string =>
  `${pages.length === 1 ? 'page' : 'pages'} ${sayPages(pages)}`;

function rowsOf(pages: readonly number[]): readonly Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < pages.length; ) {
    const first = pages[at] ?? 0;
    const step = pages[at + 1] === first + 2 && pages[at + 2] === first + 4 ? 2 : 1;
    let last = first;
    while (pages[at] === last || pages[at] === last + step) last = pages[at++] ?? last;
    rows.push({ first, last, step });
  }
  return rows;
}

function sayRow({ first, last, step }: Row): string {
  if (first === last) return `${first + 1}`;
  return `${first + 1}–${last + 1}${step === 1 ? '' : first % 2 === 0 ? ' (odd ones)' : ' (even ones)'}`;
}
