import { isJsonObject, type Json } from '@/lib/kernel/json';
import { sectionAt, sideAt } from './sheet-sides';
import type { Layout } from './use-layout';

/** The pages of a kit that were printed last on this device, as marks of what was drawn. */
export interface LastPrint {
  /** Scenario. */
  readonly id: string;
  /** Time in milliseconds. */
  readonly at: number;
  readonly marks: readonly string[];
}

/** Scenarios whose last print is remembered, and pages of each. */
const [MOST, MOST_PAGES] = [20, 2_000];

const MARK = /^[0-9a-z]{1,32}$/;

/** Reads stored prints, newest first; invalid ones are dropped. */
export function readPrints(json: Json | undefined): readonly LastPrint[] {
  if (!Array.isArray(json)) return [];
  return json.slice(0, MOST).flatMap((one): readonly LastPrint[] => {
    if (!isJsonObject(one)) return [];
    const { id, at, marks } = one;
    if (typeof id !== 'string' || typeof at !== 'number' || !Number.isFinite(at) || !Array.isArray(marks)) return [];
    const isMark = (mark: Json): mark is string => typeof mark === 'string' && MARK.test(mark);
    return [{ id, at, marks: marks.slice(0, MOST_PAGES).filter(isMark) }];
  });
}

export const withPrint = (prints: readonly LastPrint[], print: LastPrint): readonly LastPrint[] =>
  [print, ...prints.filter(({ id }) => id !== print.id)].slice(0, MOST);

/** Returns the pages, from 0, that are drawn and not among those printed; each printed page counts once. */
export function newPages(marks: readonly string[], printed: readonly string[]): readonly number[] {
  const left = new Map<string, number>();
  for (const mark of printed) left.set(mark, (left.get(mark) ?? 0) + 1);
  return marks.flatMap((mark, page) => {
    if (mark === '') return [];
    const count = left.get(mark) ?? 0;
    if (count === 0) return [page];
    left.set(mark, count - 1);
    return [];
  });
}

/** Returns the marks of all pages that are on paper after some of them, or all, were printed. */
export function onPaper(
  marks: readonly string[],
  printed: readonly string[],
  pages: readonly number[] | undefined,
): readonly string[] {
  const missing = new Set(newPages(marks, printed));
  return marks.filter(
    (mark, page) => mark !== '' && (pages === undefined || pages.includes(page) || !missing.has(page)),
  );
}

/** Adds the other sides of the same sheets. */
export function withOtherSides(pages: readonly number[], { sections }: Pick<Layout, 'sections'>): readonly number[] {
  const all = new Set(pages);
  for (const page of pages) {
    const sides = sideAt(sectionAt(sections, page), page);
    if (sides) all.add(sides.frontPage).add(sides.frontPage + 1);
  }
  return [...all].toSorted((a, b) => a - b);
}

/** Formats pages, counted from 0, as people type them: "1-8, 12". */
export function typedPages(pages: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && last[1] === page - 1) last[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first + 1}` : `${first + 1}-${last + 1}`)).join(', ');
}
