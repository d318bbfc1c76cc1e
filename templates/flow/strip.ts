import type { Item } from '@/templates/drawing/display-list';

/** A part of a column. Page breaks are possible before and after it, but not within. */
export interface Strip {
  readonly heightMm: number;
  /** Space above, unless it begins a page. */
  readonly gapMm: number;
  readonly keepWithNext: boolean;
  readonly draw: (x: number, y: number, out: Item[]) => void;
  readonly breakBefore?: boolean;
  /** Strips repeated above it when it begins a page: a table's header. */
  readonly repeated?: readonly Strip[] | undefined;
  /** Divides a strip that is taller than the available space. */
  readonly split?: (availableMm: number) => readonly [Strip, Strip] | undefined;
  /** The strip reads equally well in parts, so it fills the rest of a page of at least this height. */
  readonly fillsFrom?: number;
}

/** Returns the height of stacked strips, without the gap of the first one. */
export const heightOf = (strips: readonly Strip[]): number =>
  strips.reduce((sum, { heightMm, gapMm }, i) => sum + heightMm + (i > 0 ? gapMm : 0), 0);

export function drawStrips(strips: readonly Strip[], x: number, y: number, out: Item[]): void {
  let [at, isFirst] = [y, true];
  for (const strip of strips) {
    if (!isFirst) at += strip.gapMm;
    strip.draw(x, at, out);
    at += strip.heightMm;
    isFirst = false;
  }
}

/** Replaces the gap above the first strip. */
export const withGap = (strips: readonly Strip[], gapMm: number): readonly Strip[] =>
  strips.map((strip, i) => (i === 0 ? { ...strip, gapMm } : strip));
