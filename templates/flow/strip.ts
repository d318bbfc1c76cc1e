import type { Item } from '@/templates/drawing/display-list';

/** A part of a column that a page break may stand before and after, but not within. */
export interface Strip {
  readonly heightMm: number;
  /** White above, unless it begins a page. */
  readonly gapMm: number;
  readonly keepWithNext: boolean;
  readonly draw: (x: number, y: number, out: Item[]) => void;
  /** Begins a page. */
  readonly breakBefore?: boolean;
  /** Drawn again above it when it begins a page: a table's header. */
  readonly repeated?: readonly Strip[] | undefined;
  /** Divides what is taller than the space there is. */
  readonly split?: (availableMm: number) => readonly [Strip, Strip] | undefined;
  /** It reads as well in parts, so it fills whatever is left of a page that is at least so high. */
  readonly fillsFrom?: number;
}

/** Height of strips on top of each other, the first without its gap. */
export const heightOf = (strips: readonly Strip[]): number =>
  strips.reduce((sum, { heightMm, gapMm }, i) => sum + heightMm + (i > 0 ? gapMm : 0), 0);

/** Draws strips on top of each other. */
export function drawStrips(strips: readonly Strip[], x: number, y: number, out: Item[]): void {
  let [at, isFirst] = [y, true];
  for (const strip of strips) {
    if (!isFirst) at += strip.gapMm;
    strip.draw(x, at, out);
    at += strip.heightMm;
    isFirst = false;
  }
}

/** The same strips with the gap above the first one replaced. */
export const withGap = (strips: readonly Strip[], gapMm: number): readonly Strip[] =>
  strips.map((strip, i) => (i === 0 ? { ...strip, gapMm } : strip));
