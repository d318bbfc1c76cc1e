import { buildKit, checkDraft } from '@/lib/flow';
import { isError } from '@/lib/kernel/issue';
import type { KitOrder } from '@/lib/kit/order';
import { type PageRanges, readPageRanges } from '@/lib/kit/page-ranges';
import type { Opened } from '@/lib/scenario/open';
import { TrapdoorError } from './error';
import type { Orderable } from './order';

// No drawing code here: the command line lists kits without loading any.

export const orderableOf = ({ system: { pieces }, open }: Opened): Orderable => ({ pieces, players: open.players() });

export type OrderedKit = ReturnType<typeof orderedKit>;

/** Builds the kit of an order, which is marked as a draft if the scenario has errors. The kit may be empty. */
export function orderedKit(opened: Opened, given: KitOrder) {
  const errors = checkDraft(opened).filter(isError);
  const order = { ...given, draft: errors.length > 0 };
  return { kit: buildKit(opened, order), order, errors };
}

export const NOTHING_TO_PRINT = 'There is nothing to print: these pieces are empty so far.';

/** Parses page numbers; undefined means all pages. Throws a TrapdoorError `print/pages`. */
export function pageRangesOf(pages: string | undefined): PageRanges | undefined {
  const ranges = pages === undefined ? undefined : readPageRanges(pages);
  if (pages === undefined || ranges) return ranges;
  throw new TrapdoorError('print/pages', `Write pages like 1-8,12, not “${pages}”.`);
}
