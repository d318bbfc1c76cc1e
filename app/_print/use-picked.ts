import { useMemo, useState } from 'react';
import { type PageRanges, pagesWithin, readPageRanges } from '@/lib/kit/page-ranges';

interface PickedPages {
  /** Page numbers from 1; undefined means all. */
  readonly ranges: PageRanges | undefined;
  /** Indices from 0 of the same pages; undefined means all, or that the kit is not laid out yet. */
  readonly pages: readonly number[] | undefined;
  /** Message about a wrong entry, which blocks printing. */
  readonly wrong: string | undefined;
}

const ALL: PickedPages = { ranges: undefined, pages: undefined, wrong: undefined };

/** Parses the pages typed, for a kit of `count` pages. */
export function readPicked(text: string, count: number | undefined): PickedPages {
  if (text.trim() === '') return ALL;
  const ranges = readPageRanges(text);
  if (!ranges) return { ...ALL, wrong: 'Write pages like 1-8, 12.' };
  if (count === undefined) return { ...ALL, ranges };
  const pages = pagesWithin(ranges, count);
  return pages.length > 0
    ? { ...ALL, ranges, pages }
    : { ...ALL, wrong: `There are pages 1 to ${count}. Choose some of them.` };
}

export interface Picked extends PickedPages {
  /** The text as typed; empty for all pages. */
  readonly text: string;
  readonly type: (text: string) => void;
}

export function usePicked(count: number | undefined): Picked {
  const [text, type] = useState('');
  return useMemo(() => ({ text, type, ...readPicked(text, count) }), [text, count]);
}
