import { WrongUsage } from '@/cli/exit';
import { type PageRanges, readPageRanges } from '@/lib/kit/page-ranges';

/** Parses page numbers; undefined means all pages. */
export function pagesFrom(said: string | undefined): PageRanges | undefined {
  if (said === undefined) return undefined;
  const ranges = readPageRanges(said);
  if (!ranges) throw new WrongUsage(`Write pages like 1-8,12, not “${said}”.`);
  return ranges;
}
