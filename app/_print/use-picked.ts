import { useMemo, useState } from 'react';
import { type PageRanges, pagesWithin, readPageRanges } from '@/lib/kit/page-ranges';

/** The pages that somebody wants of a kit. */
export interface Picked {
  /** As it was typed; nothing for all. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Undefined for all. */
  readonly ranges: PageRanges | undefined;
  /** The same, counted from 0. */
  readonly pages: readonly number[] | undefined;
  /** What to write instead; nothing can be printed until then. */
  readonly wrong: string | undefined;
}

export function usePicked(count: number | undefined): Picked {
  const [text, type] = useState('');
  return useMemo(() => {
    const nothing = { text, type, ranges: undefined, pages: undefined, wrong: undefined };
    if (text.trim() === '') return nothing;
    const ranges = readPageRanges(text);
    if (!ranges) return { ...nothing, wrong: 'Write pages like 1-8, 12.' };
    if (count === undefined) return { ...nothing, ranges };
    const pages = pagesWithin(ranges, count);
    return pages.length > 0
      ? { ...nothing, ranges, pages }
      : { ...nothing, wrong: `There are pages 1 to ${count}. Choose some of them.` };
  }, [text, count]);
}
