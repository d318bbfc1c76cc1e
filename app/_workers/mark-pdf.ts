import { buildKit } from '@/lib/flow';
import type { KitOrder } from '@/lib/kit/order';
import { pagesWithin } from '@/lib/kit/page-ranges';
import { parseScenario } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';
import { carrierOf } from '@/templates/exports/carrier';
import { type LayoutOptions, layoutKit } from '@/templates/layout/layout';
import { readPrintedOrder } from '@/templates/pdf/printed-order';
import { readKit } from '@/templates/pdf/read-attachment';
import { CannotMake } from './cannot-make';
import type { PageMarks } from './kit-protocol';
import { markPages } from './mark-pages';

const MOST_BYTES = 40_000_000;

interface Marking extends Pick<LayoutOptions, 'assets' | 'pictures'> {
  readonly giveWay: () => Promise<void>;
}

/**
 * Lays out the scenario inside a kit's PDF as it was ordered, and marks its pages. What was decided or made at a table,
 * which PDFs leave out, is taken from the present order.
 */
export async function markPdf(
  { file, order: present }: { readonly file: Blob; readonly order: KitOrder },
  { assets, pictures, giveWay }: Marking,
): Promise<{ readonly marks: readonly PageMarks[]; readonly version: string }> {
  if (file.size > MOST_BYTES) throw new CannotMake('This PDF is larger than any kit.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (carrierOf(bytes) !== 'pdf') throw new CannotMake('This is not a PDF. Choose a kit that Trapdoor printed.');
  const read = readKit(bytes);
  if (!read.ok) throw new CannotMake(read.error.message);
  const { order: note } = read.value;
  if (note === undefined)
    throw new CannotMake('This kit does not say how it was printed: an older version made it. Print it again once.');
  const printed = readPrintedOrder(note);
  if (!printed)
    throw new CannotMake(
      'The note in this kit about how it was printed can’t be read: it is damaged, or a newer version made it. Choose another kit, or print this one again once.',
    );
  const opened = await parseScenario(read.value.scenario, findSystem);
  if (!opened.ok) throw new CannotMake(opened.error.message);
  const { secrets, cast, lengths } = present;
  const order = { ...printed.order, secrets, cast, lengths };
  const { pages } = await layoutKit(buildKit(opened.value, order), order, { assets, pictures, onPiece: giveWay });
  const inFile = printed.pages && new Set(pagesWithin(printed.pages, pages.length));
  const marked = inFile ? pages.filter((_, page) => inFile.has(page)) : pages;
  return { marks: await markPages(marked, giveWay), version: printed.version };
}
