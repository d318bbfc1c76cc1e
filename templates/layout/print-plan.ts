import type { KitOrder } from '@/lib/kit/order';
import type { Paper, Sides } from '@/templates/pieces/printing-list';
import type { Section } from './sections';

/** Neighbours among the pages that are printed alike: on one kind of paper, on one side of it or on both. */
export interface PrintRun {
  readonly paper: Paper;
  readonly sides: Sides;
  readonly titles: readonly string[];
  /** Those with something on them, counted from 0. */
  readonly pages: readonly number[];
  /** How much paper they take, on both sides wherever that may be. */
  readonly sheets: number;
}

/** What a printer is asked for. */
export interface PrintPlan {
  readonly runs: readonly PrintRun[];
  readonly sheets: number;
  /** Printed sides of paper. */
  readonly printed: number;
}

/** What is known of a kit's pages once they are laid out. */
interface Laid {
  readonly pages: readonly { readonly isBlank?: boolean | undefined }[];
  readonly sections: readonly Section[];
}

interface Wanted {
  /** The printer prints both sides, so what may be on the back of its own is. */
  readonly duplex: boolean;
  /** Counted from 0; all if undefined. */
  readonly pages?: readonly number[] | undefined;
}

/** Whether the printer that an order is for prints both sides of a sheet. */
export const isDuplex = ({ sheets: { backs } }: Pick<KitOrder, 'sheets'>): boolean =>
  backs !== 'none' && backs !== 'gutter-fold';

/** A plan whose pages are counted from 1, as people count them. */
export const fromOne = ({ runs, ...plan }: PrintPlan): PrintPlan => ({
  runs: runs.map((run) => ({ ...run, pages: run.pages.map((page) => page + 1) })),
  ...plan,
});

/** What the pages of a kit, or some of them, are printed on. */
export function planOf(kit: Laid, { duplex, pages }: Wanted): PrintPlan {
  const wanted = pages && new Set(pages);
  const runs: { paper: Paper; sides: Sides; titles: string[]; pages: number[] }[] = [];
  for (const section of kit.sections.toSorted((a, b) => a.firstPage - b.firstPage)) {
    const own = printedPages(kit, section).filter((page) => wanted?.has(page) ?? true);
    if (own.length === 0) continue;
    // What shares a page with something else takes none of its own.
    const sharing = runs.find(({ pages: held }) => own.every((page) => held.includes(page)));
    if (sharing) {
      sharing.titles.push(section.title);
      continue;
    }
    const sides = section.sides === 'either' && !duplex ? 'one' : section.sides;
    const run = runs.at(-1);
    if (run?.paper === section.paper && run.sides === sides) {
      run.titles.push(section.title);
      run.pages.push(...own);
    } else runs.push({ paper: section.paper, sides, titles: [section.title], pages: own });
  }
  const counted = runs.map((run) => ({ ...run, sheets: sheetsOf(kit, run) }));
  return {
    runs: counted,
    sheets: counted.reduce((sum, { sheets }) => sum + sheets, 0),
    printed: counted.reduce((sum, { pages }) => sum + pages.length, 0),
  };
}

function printedPages({ pages }: Laid, { firstPage, pageCount }: Section): readonly number[] {
  return Array.from({ length: pageCount }, (_, i) => firstPage + i).filter((page) => pages[page]?.isBlank !== true);
}

const sheetsOf = (kit: Laid, { sides, pages }: { readonly sides: Sides; readonly pages: readonly number[] }): number =>
  sides === 'one' ? pages.length : Math.ceil(arranged(kit, pages).length / 2);

/**
 * Pages as a printer of both sides takes them: backs behind their fronts, and what does not go on where the page before it
 * ended at the front of another sheet. Undefined is a page that is left blank.
 */
export function arranged(
  { sections }: Pick<Laid, 'sections'>,
  pages: readonly number[],
): readonly (number | undefined)[] {
  const slots: (number | undefined)[] = [];
  for (const page of pages) {
    const section = sections.find(({ firstPage, pageCount }) => page >= firstPage && page < firstPage + pageCount);
    const isBack = section?.backs === 'reverse' && (page - section.firstPage) % 2 === 1;
    const goesOn = slots.length > 0 && slots.at(-1) === page - 1 && page !== section?.firstPage;
    const fits = section?.backs === 'reverse' ? isBack === (slots.length % 2 === 1) : goesOn || slots.length % 2 === 0;
    if (!fits) slots.push(undefined);
    slots.push(page);
  }
  return slots;
}

/** Runs that one job at the printer takes, since paper and sides are set there once. */
export interface PrintJob extends Pick<PrintRun, 'paper' | 'pages' | 'sheets' | 'titles'> {
  readonly sides: 'one' | 'both';
}

/** A job for each kind of paper and number of sides, in the order in which they are first needed. */
export function jobsOf(kit: Laid, wanted: Wanted): readonly PrintJob[] {
  const jobs = new Map<string, PrintJob>();
  for (const { paper, sides, pages, sheets, titles } of planOf(kit, wanted).runs) {
    const turned = sides === 'one' ? 'one' : 'both';
    const key = `${paper} ${turned}`;
    const job = jobs.get(key) ?? { paper, sides: turned, pages: [], sheets: 0, titles: [] };
    jobs.set(key, {
      ...job,
      pages: [...job.pages, ...pages],
      sheets: job.sheets + sheets,
      titles: [...job.titles, ...titles],
    });
  }
  return [...jobs.values()];
}
