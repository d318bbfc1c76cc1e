import type { Audience } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import type { ListedRun, Paper, Sides } from '@/templates/pieces/printing-list';
import type { Section } from './sections';

/** First page of pieces to cut out whose sheet is partly used. */
export interface PartlyUsed {
  /** Counted from 0. */
  readonly page: number;
  /** Place of the first piece, of how many; counted from 1, row by row. */
  readonly place: number;
  readonly of: number;
}

export interface PrintRun extends ListedRun {
  readonly starts?: PartlyUsed | undefined;
  /** Number of sheets of paper, using both sides where possible. */
  readonly sheets: number;
}

export interface PrintPlan {
  readonly runs: readonly PrintRun[];
  readonly sheets: number;
  readonly printed: number;
}

interface Laid {
  readonly pages: readonly { readonly isBlank?: boolean | undefined }[];
  readonly sections: readonly Section[];
}

interface Wanted {
  /** True to print on both sides where possible. */
  readonly duplex: boolean;
  /** Counted from 0; all if undefined. */
  readonly pages?: readonly number[] | undefined;
}

/** Sentence about the partly used sheet. `file` follows the page's number in a file with only some of the pages. */
export const sayPartlyUsed = ({ page, place, of }: PartlyUsed, file = ''): string =>
  `Page ${page + 1}${file} is for the partly used sheet: it begins at place ${place} of ${of}, counted row by row.`;

/** Tells whether the printer prints on both sides of a sheet. */
export const isDuplex = ({ sheets: { backs } }: Pick<KitOrder, 'sheets'>): boolean =>
  backs !== 'none' && backs !== 'gutter-fold';

/** Converts page numbers to start from 1. */
export const fromOne = ({ runs, ...plan }: PrintPlan): PrintPlan => ({
  runs: runs.map(({ starts, ...run }) => ({
    ...run,
    pages: run.pages.map((page) => page + 1),
    ...(starts && { starts: { ...starts, page: starts.page + 1 } }),
  })),
  ...plan,
});

export function planOf(kit: Laid, { duplex, pages }: Wanted): PrintPlan {
  const wanted = pages && new Set(pages);
  const runs: {
    paper: Paper;
    sides: Sides;
    audience: Audience;
    titles: string[];
    pages: number[];
    starts?: PartlyUsed | undefined;
  }[] = [];
  for (const section of kit.sections.toSorted((a, b) => a.firstPage - b.firstPage)) {
    const own = printedPages(kit, section).filter((page) => wanted?.has(page) ?? true);
    if (own.length === 0) continue;
    // Content that shares a page takes none of its own.
    const sharing = runs.find(({ pages: held }) => own.every((page) => held.includes(page)));
    if (sharing) {
      sharing.titles.push(section.title);
      continue;
    }
    const sides = section.sides === 'either' && !duplex ? 'one' : section.sides;
    const run = runs.at(-1);
    const { starts: place, firstPage } = section;
    const starts = place && own.includes(firstPage) ? { page: firstPage, ...place } : undefined;
    // Nobody gets a sheet with something for other readers on its back.
    const isForSame = sides !== 'either' || run?.audience === section.audience;
    if (run?.paper === section.paper && run.sides === sides && isForSame) {
      run.titles.push(section.title);
      run.pages.push(...own);
      run.starts ??= starts;
    } else {
      const { paper, audience, title } = section;
      runs.push({ paper, sides, audience, titles: [title], pages: own, ...(starts && { starts }) });
    }
  }
  const counted = runs.map(({ audience, ...run }) => ({
    ...run,
    pages: run.sides === 'one' ? run.pages : withBlanks(kit, run.pages),
    sheets: sheetsOf(kit, run),
  }));
  return {
    runs: counted,
    sheets: counted.reduce((sum, { sheets }) => sum + sheets, 0),
    printed: runs.reduce((sum, { pages }) => sum + pages.length, 0),
  };
}

/** Adds the blank pages between pages, without which a printer would put the next page on the back of the last one. */
function withBlanks({ pages: all }: Laid, pages: readonly number[]): readonly number[] {
  return pages.flatMap((page, i) => {
    const from = (pages[i - 1] ?? page - 1) + 1;
    const between = Array.from({ length: Math.max(0, page - from) }, (_, more) => from + more);
    return between.every((one) => all[one]?.isBlank) ? [...between, page] : [page];
  });
}

function printedPages({ pages }: Laid, { firstPage, pageCount }: Section): readonly number[] {
  return Array.from({ length: pageCount }, (_, i) => firstPage + i).filter((page) => pages[page]?.isBlank !== true);
}

const sheetsOf = (kit: Laid, { sides, pages }: { readonly sides: Sides; readonly pages: readonly number[] }): number =>
  sides === 'one' ? pages.length : Math.ceil(arranged(kit, pages).length / 2);

/**
 * Orders pages for double-sided printing: backs are behind their fronts. A page that does not continue the previous one
 * begins a new sheet, and so does a section, unless it and the one before are for the same readers. Undefined is a
 * blank page.
 */
export function arranged(
  { sections }: Pick<Laid, 'sections'>,
  pages: readonly number[],
): readonly (number | undefined)[] {
  const slots: (number | undefined)[] = [];
  for (const page of pages) {
    const section = sectionAt(sections, page);
    const isBegun = page !== section?.firstPage || sharesSheets(sectionAt(sections, page - 1), section);
    const isBack = section?.backs === 'reverse' && (page - section.firstPage) % 2 === 1;
    const goesOn = slots.length > 0 && slots.at(-1) === page - 1 && isBegun;
    const fits = section?.backs === 'reverse' ? isBack === (slots.length % 2 === 1) : goesOn || slots.length % 2 === 0;
    if (!fits) slots.push(undefined);
    slots.push(page);
  }
  return slots;
}

/** Returns the section of a page: the one with pages of its own, not a short one that shares its last page. */
const sectionAt = (sections: readonly Section[], page: number): Section | undefined =>
  sections
    .filter(({ firstPage, pageCount }) => page >= firstPage && page < firstPage + pageCount)
    .reduce<Section | undefined>((host, one) => (host && host.firstPage <= one.firstPage ? host : one), undefined);

/** Tells whether a document may begin on the back of another one: both are single copies for the same readers. */
const sharesSheets = (a: Section | undefined, b: Section): boolean =>
  a !== undefined &&
  [a, b].every(({ sides, isSingle }) => sides === 'either' && isSingle) &&
  a.audience === b.audience &&
  a.paper === b.paper;

export interface PrintJob extends Pick<PrintRun, 'paper' | 'pages' | 'sheets' | 'titles' | 'starts'> {
  readonly sides: 'one' | 'both';
}

/** Returns a job for each kind of paper and number of sides, in order of first use. */
export function jobsOf(kit: Laid, wanted: Wanted): readonly PrintJob[] {
  const jobs = new Map<string, PrintJob>();
  for (const { paper, sides, pages, sheets, titles, starts } of planOf(kit, wanted).runs) {
    const turned = sides === 'one' ? 'one' : 'both';
    const key = `${paper} ${turned}`;
    const job = jobs.get(key) ?? { paper, sides: turned, pages: [], sheets: 0, titles: [] };
    jobs.set(key, {
      ...job,
      pages: [...job.pages, ...pages],
      sheets: job.sheets + sheets,
      titles: [...job.titles, ...titles],
      starts: job.starts ?? starts,
    });
  }
  return [...jobs.values()];
}
