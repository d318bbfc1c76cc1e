import { useEffect, useState } from 'react';
import { load, store } from '@/app/_ui/use-remembered';
import type { KitClient } from './kit-client';
import { type LastPrint, newPages, onPaper, readPrints, withOtherSides, withPrint } from './last-print';
import type { Layout } from './use-layout';

const KEY = 'trapdoor:printed';

/** Delay after a layout, so that pages are drawn first. */
const SOON_MS = 300;

/** Comparison of the kit with what was printed of this scenario on this device. */
export interface Printed {
  /** Time of the last print in milliseconds; undefined if there was none. */
  readonly at: number | undefined;
  /** Pages to print again, from 0, with the other sides of their sheets; undefined until they are known. */
  readonly changed: readonly number[] | undefined;
  /** True if no page is as it was printed. */
  readonly isAll: boolean;
  /** Remembers these pages of the kit, or all, as printed once they are made; not if that fails. */
  readonly note: (pages: readonly number[] | undefined, isMade: Promise<boolean>) => Promise<void>;
}

export function useLastPrinted(
  client: KitClient,
  id: string,
  { layout, isBusy }: { readonly layout: Layout | undefined; readonly isBusy: boolean },
): Printed {
  const [last, setLast] = useState<LastPrint | undefined>(() => readPrints(load(KEY)).find((one) => one.id === id));
  const [compared, setCompared] = useState<{ readonly layout: Layout; readonly marks: readonly string[] }>();
  const isWanted = last !== undefined;
  useEffect(() => {
    if (!isWanted || !layout || isBusy) return;
    let isGone = false;
    const compare = async () => {
      const { marks } = await client.ask<'marks'>({ type: 'marks' });
      if (!isGone) setCompared({ layout, marks });
    };
    // Errors are ignored: the next layout compares again.
    const timer = setTimeout(() => void compare().catch(() => undefined), SOON_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [client, layout, isBusy, isWanted]);

  const note: Printed['note'] = async (pages, isMade) => {
    // Asked at once, since the draft may change while the file is made.
    const asked = client.ask<'marks'>({ type: 'marks' }).catch(() => undefined);
    const [answer, done] = await Promise.all([asked, isMade]);
    if (!done || !answer || answer.marks.length === 0) return;
    const print = { id, at: Date.now(), marks: onPaper(answer.marks, last?.marks ?? [], pages) };
    // Another window may have printed another scenario.
    store(KEY, withPrint(readPrints(load(KEY)), print));
    setLast(print);
    if (layout) setCompared({ layout, marks: answer.marks });
  };

  const fresh = last && compared && compared.layout === layout ? compared : undefined;
  const changed = fresh && last && newPages(fresh.marks, last.marks);
  const drawn = fresh?.marks.filter((mark) => mark !== '').length;
  return {
    at: last?.at,
    changed: changed && layout && withOtherSides(changed, layout),
    isAll: changed !== undefined && changed.length > 0 && changed.length === drawn,
    note,
  };
}
