import type { KitSpec } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import { namePages, type PageRanges, pagesWithin } from '@/lib/kit/page-ranges';
import { type LaidOutKit, layoutKit } from '@/templates/layout/layout';
import { type PickedKit, pickPages } from '@/templates/layout/pick-pages';
import { arranged, isDuplex, jobsOf, type PrintJob, sayPartlyUsed } from '@/templates/layout/print-plan';
import { withOrder } from '../pdf/printed-order';
import { writePdf } from '../pdf/write';
import type { RenderOptions } from '../render';
import type { FilesOptions } from './kit-files';
import { type Entry, textBytes } from './zip';

interface PaperOptions
  extends Pick<RenderOptions, 'assets' | 'pictures' | 'attachment' | 'pages' | 'signal'>,
    Pick<FilesOptions, 'onIssues' | 'onProgress'> {
  /** Largest number of pages in a file, even; a kind of paper with more is split. */
  readonly most?: number | undefined;
}

/** Yields a PDF for each kind of paper and number of sides, each with the scenario, and a list of them. */
export async function* paperFiles(kit: KitSpec, order: KitOrder, options: PaperOptions): AsyncGenerator<Entry> {
  const { assets, pictures, attachment, pages, most, onIssues, onProgress, signal } = options;
  const turn = async () => {
    // Yields to the event loop, so that messages such as an abort are received.
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal?.throwIfAborted();
  };
  const laidOut = await layoutKit(kit, order, { assets, pictures, onPiece: turn });
  onIssues?.(laidOut.issues);
  const wanted = pages && pagesWithin(pages, laidOut.pages.length);
  const all = jobsOf(laidOut, { duplex: isDuplex(order), pages: wanted });
  const jobs = most === undefined ? all : all.flatMap((job) => inParts(laidOut, job, most));
  const lines: string[] = [];
  for (const [i, job] of jobs.entries()) {
    const picked = pickPages(laidOut, job.pages, job.sides === 'both');
    const ranges: PageRanges = job.pages.map((page) => [page + 1, page + 1]);
    const own = attachment && withOrder(attachment, order, ranges);
    const path = `${i + 1}-${nameOf(job)}.pdf`;
    lines.push(path, ...planLines(job), ...usedPlaces(laidOut, job, picked), '');
    yield { path, bytes: await writePdf(picked, { assets, attachment: own, onPage: turn }) };
    onProgress?.((i + 1) / jobs.length);
  }
  // None of the requested pages exist: pickPages() throws the error.
  if (jobs.length === 0) pickPages(laidOut, []);
  yield { path: 'PRINT-PLAN.txt', bytes: textBytes(lines) };
}

/** Splits a job between sheets; both sides of a sheet stay in one file. */
function inParts(kit: LaidOutKit, job: PrintJob, most: number): readonly PrintJob[] {
  const slots = job.sides === 'both' ? arranged(kit, job.pages) : job.pages;
  const count = Math.ceil(slots.length / most);
  return Array.from({ length: count }, (_, i) => {
    const own = slots.slice(i * most, (i + 1) * most);
    const sheets = job.sides === 'both' ? Math.ceil(own.length / 2) : own.length;
    return { ...job, pages: own.filter((page) => page !== undefined), sheets };
  });
}

const nameOf = ({ paper, sides }: PrintJob): string => `${paper}-paper-${sides === 'one' ? 'one-side' : 'both-sides'}`;

const planLines = ({ paper, sides, pages, sheets, titles }: PrintJob): readonly string[] => [
  `  ${paper} paper, ${sides === 'one' ? 'one side' : 'both sides'}, ${sheets === 1 ? 'one sheet' : `${sheets} sheets`}`,
  `  ${namePages(pages)} of the whole kit: ${titles.join(', ')}`,
];

/** Returns a line about the partly used sheet, if it is in this file. */
function usedPlaces({ pages }: LaidOutKit, { starts }: PrintJob, picked: PickedKit): readonly string[] {
  const first = starts && pages[starts.page];
  const page = first ? picked.pages.indexOf(first) : -1;
  return starts && page >= 0 ? [`  ${sayPartlyUsed({ ...starts, page }, ' of this file')}`] : [];
}
