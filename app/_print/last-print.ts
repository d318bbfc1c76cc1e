import type { PageMarks } from '@/app/_workers/kit-protocol';
import { groupedBy } from '@/lib/kernel/grouped';
import { isJsonObject, type Json } from '@/lib/kernel/json';
import type { OnlyParts } from '@/lib/kit/order';
import type { PartSide } from '@/templates/drawing/display-list';
import { sectionAt, sideAt } from './sheet-sides';
import type { Layout } from './use-layout';

/** The pages and parts of a kit that were printed last, as marks of what was drawn. */
export interface LastPrint {
  /** Scenario. */
  readonly id: string;
  /** Time in milliseconds. */
  readonly at: number;
  readonly marks: readonly string[];
}

/** Scenarios whose last print is remembered, and marks of each. */
const [MOST, MOST_MARKS] = [20, 4_000];

const MARK = /^[0-9a-z]{1,32}$/;

/** Reads stored prints, newest first; invalid ones are dropped. */
export function readPrints(json: Json | undefined): readonly LastPrint[] {
  if (!Array.isArray(json)) return [];
  return json.slice(0, MOST).flatMap((one): readonly LastPrint[] => {
    if (!isJsonObject(one)) return [];
    const { id, at, marks } = one;
    if (typeof id !== 'string' || typeof at !== 'number' || !Number.isFinite(at) || !Array.isArray(marks)) return [];
    const isMark = (mark: Json): mark is string => typeof mark === 'string' && MARK.test(mark);
    return [{ id, at, marks: marks.slice(0, MOST_MARKS).filter(isMark) }];
  });
}

export const withPrint = (prints: readonly LastPrint[], print: LastPrint): readonly LastPrint[] =>
  [print, ...prints.filter(({ id }) => id !== print.id)].slice(0, MOST);

/** A page's own content, or one side of a part to cut out on it. */
interface Drawn {
  /** Counted from 0. */
  readonly page: number;
  readonly mark: string;
  readonly of?: PartSide;
}

const drawnOn = (pages: readonly PageMarks[]): readonly Drawn[] =>
  pages.flatMap(({ mark, parts }, page): readonly Drawn[] => [
    ...(mark === '' ? [] : [{ page, mark }]),
    ...parts.map(({ mark, ...of }) => ({ page, mark, of })),
  ]);

/** Returns what is drawn and not among the marks of what was printed; each of these counts once. */
function newlyDrawn(drawn: readonly Drawn[], printed: readonly string[]): readonly Drawn[] {
  const left = new Map<string, number>();
  for (const mark of printed) left.set(mark, (left.get(mark) ?? 0) + 1);
  return drawn.filter(({ mark }) => {
    const count = left.get(mark) ?? 0;
    left.set(mark, count - 1);
    return count <= 0;
  });
}

/** Differences between a kit and what was printed before. */
export interface Changes {
  /** Pages with anything new, from 0. */
  readonly pages: readonly number[];
  /** New copies of parts to cut out. */
  readonly parts: OnlyParts;
  /** True if nothing is as it was printed. */
  readonly isAll: boolean;
}

export function changesSince(pages: readonly PageMarks[], printed: readonly string[]): Changes {
  const drawn = drawnOn(pages);
  const missing = newlyDrawn(drawn, printed);
  const parts: Record<string, Record<string, number>> = {};
  for (const [first, ...others] of groupedBy(missing, ({ of }) => JSON.stringify(of)).values()) {
    if (!first.of) continue;
    const { piece, part } = first.of;
    parts[piece] = { ...parts[piece], [part]: Math.max(parts[piece]?.[part] ?? 0, 1 + others.length) };
  }
  return {
    pages: [...new Set(missing.map(({ page }) => page))],
    parts,
    isAll: missing.length > 0 && missing.length === drawn.length,
  };
}

/** Returns the marks of all that is on paper after some pages, or all, were printed. */
export function onPaper(
  pages: readonly PageMarks[],
  printed: readonly string[],
  picked: readonly number[] | undefined,
): readonly string[] {
  const drawn = drawnOn(pages);
  const missing = new Set(newlyDrawn(drawn, printed));
  return drawn
    .filter((one) => picked === undefined || picked.includes(one.page) || !missing.has(one))
    .map(({ mark }) => mark);
}

/** Returns the marks of all that is on paper after some parts were printed again, without the whole kit. */
export const alsoOnPaper = (pages: readonly PageMarks[], printed: readonly string[]): readonly string[] =>
  [...drawnOn(pages).map(({ mark }) => mark), ...printed].slice(0, MOST_MARKS);

/** Says how many copies of which pieces: "Event cards (2), Tokens (1)". */
export const sayParts = (parts: OnlyParts, titleOf: (piece: string) => string): string =>
  Object.entries(parts)
    .map(([piece, own]) => `${titleOf(piece)} (${Object.values(own).reduce((sum, count) => sum + count, 0)})`)
    .join(', ');

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
