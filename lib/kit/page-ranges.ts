/** Inclusive ranges of pages, counted from 1. */
export type PageRanges = readonly (readonly [first: number, last: number])[];

const RANGE = /^(\d{1,4})(?:\s*[-–—]\s*(\d{1,4})?)?$/;
const LAST = 9999;

/** Parses page ranges such as "1-8, 12" or "9-"; undefined if malformed. */
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

/** Returns the selected pages out of `count`, from 0, each once and in order. */
export const pagesWithin = (ranges: PageRanges, count: number): readonly number[] =>
  Array.from({ length: count }, (_, page) => page).filter((page) =>
    ranges.some(([first, last]) => page + 1 >= first && page + 1 <= last),
  );

interface Row {
  readonly first: number;
  readonly last: number;
  /** Distance between pages: 2 if every other page is left out, such as blank backs. */
  readonly step: number;
}

/** Formats pages, counted from 0, as "1–8, 12" or "7–25 (odd ones)". */
export const sayPages = (pages: readonly number[]): string => rowsOf(pages).map(sayRow).join(', ');

/** Formats pages with their noun: "page 1". */
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
