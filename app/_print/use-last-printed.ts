import { useEffect, useMemo, useState } from 'react';
import { load, store, useIsHere } from '@/app/_ui/use-remembered';
import type { PageMarks } from '@/app/_workers/kit-protocol';
import { VERSION } from '@/lib/config/version';
import type { KitClient, KitJob } from './kit-client';
import {
  alsoOnPaper,
  type Changes,
  changesSince,
  type LastPrint,
  onPaper,
  readPrints,
  withOtherSides,
  withPrint,
} from './last-print';
import type { Layout } from './use-layout';

const KEY = 'trapdoor:printed';

/** Delay after a layout, so that pages are drawn first. */
const SOON_MS = 300;

/** Earlier print with which the kit is compared. */
export type Before =
  | { readonly from: 'device'; readonly at: number }
  /** `version` is set if another version of Trapdoor printed the file. */
  | { readonly from: 'file'; readonly name: string; readonly version: string | undefined };

/** Comparison of the kit with what was printed of this scenario: on this device, or in a PDF. */
export interface Printed {
  readonly before: Before | undefined;
  /** Changes, with the other sides of the sheets among the pages; undefined until they are known. */
  readonly changes: Changes | undefined;
  /** Remembers these pages of the kit, or all, as printed once they are made; not if that fails. */
  readonly note: (pages: readonly number[] | undefined, isMade: Promise<boolean>) => Promise<void>;
  /** Compares with a kit's PDF from now on. */
  readonly compareWith: (file: File, request: Omit<KitJob<'markPdf'>, 'type' | 'file'>) => Promise<void>;
  readonly isReading: boolean;
  /** Message about a file that cannot be compared. */
  readonly wrong: string | undefined;
}

interface Base {
  readonly before: Before;
  readonly marks: readonly string[];
}

const baseOf = (print: LastPrint | undefined): Base | undefined =>
  print && { before: { from: 'device', at: print.at }, marks: print.marks };

/** `isPart` means that the layout has only some parts of the kit: it is not compared, and adds to what was printed. */
export function useLastPrinted(
  client: KitClient,
  id: string,
  {
    layout,
    isBusy,
    isPart,
  }: { readonly layout: Layout | undefined; readonly isBusy: boolean; readonly isPart: boolean },
): Printed {
  const isHere = useIsHere();
  const stored = useMemo(
    () => (isHere ? baseOf(readPrints(load(KEY)).find((one) => one.id === id)) : undefined),
    [isHere, id],
  );
  const [latest, setBase] = useState<Base>();
  const base = latest ?? stored;
  const [compared, setCompared] = useState<{ readonly layout: Layout; readonly marks: readonly PageMarks[] }>();
  const [isReading, setReading] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const isWanted = base !== undefined && !isPart;
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
    const known = base?.marks ?? [];
    const marks = isPart ? alsoOnPaper(answer.marks, known) : onPaper(answer.marks, known, pages);
    const print = { id, at: Date.now(), marks };
    // Another window may have printed another scenario.
    store(KEY, withPrint(readPrints(load(KEY)), print));
    setBase(baseOf(print));
    if (layout && !isPart) setCompared({ layout, marks: answer.marks });
  };

  const compareWith: Printed['compareWith'] = async (file, request) => {
    setReading(true);
    setWrong(undefined);
    try {
      const { marks, version } = await client.ask<'markPdf'>({ ...request, type: 'markPdf', file });
      const other = version === VERSION ? undefined : version;
      setBase({ before: { from: 'file', name: file.name, version: other }, marks: onPaper(marks, [], undefined) });
    } catch (error) {
      setWrong((error as Error).message);
    } finally {
      setReading(false);
    }
  };

  const fresh = base && compared && compared.layout === layout && !isPart ? compared : undefined;
  const found = fresh && base && changesSince(fresh.marks, base.marks);
  const changes = found && layout && { ...found, pages: withOtherSides(found.pages, layout) };
  return { before: base?.before, changes, note, compareWith, isReading, wrong };
}
