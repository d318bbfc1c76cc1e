import type { Item } from '../display-list';

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

/** How columns stand side by side. */
export interface BesideOptions extends Pick<Strip, 'gapMm' | 'keepWithNext' | 'repeated'> {
  readonly leastMm?: number;
  readonly paddingMm?: number;
  /** Columns stand in the middle of the height. */
  readonly centered?: boolean;
  /** Lines and grounds around the whole, whatever its height. */
  readonly frame?: (x: number, y: number, heightMm: number, out: Item[]) => void;
  /** Signs and fields, which stand in the first part alone if it is divided. */
  readonly once?: (x: number, y: number, heightMm: number, out: Item[]) => void;
}

interface PlacedColumn {
  readonly x: number;
  readonly strips: readonly Strip[];
}

/** Columns side by side as one strip, which divides where every column can. */
export function beside(columns: readonly PlacedColumn[], options: BesideOptions): Strip {
  const { leastMm = 0, paddingMm = 0 } = options;
  let inner = 0;
  for (const { strips } of columns) inner = Math.max(inner, heightOf(strips));
  const heightMm = Math.max(leastMm, inner + 2 * paddingMm);
  return {
    heightMm,
    gapMm: options.gapMm,
    keepWithNext: options.keepWithNext,
    repeated: options.repeated,
    draw(x, y, out) {
      options.frame?.(x, y, heightMm, out);
      options.once?.(x, y, heightMm, out);
      for (const { x: left, strips } of columns) {
        const spare = options.centered ? (heightMm - 2 * paddingMm - heightOf(strips)) / 2 : 0;
        drawStrips(strips, x + left, y + paddingMm + spare, out);
      }
    },
    split: (availableMm) => divideColumns(columns, options, availableMm - 2 * paddingMm),
  };
}

function divideColumns(columns: readonly PlacedColumn[], options: BesideOptions, room: number) {
  const divided = columns.map(({ x, strips }) => ({ x, ...divide(strips, room) }));
  if (!divided.some(({ head }) => head.length > 0) || !divided.some(({ tail }) => tail.length > 0)) return undefined;
  const { once: _, ...again } = options;
  const part = (which: 'head' | 'tail', kept: BesideOptions) =>
    beside(
      divided.map((column) => ({ x: column.x, strips: column[which] })),
      { ...kept, leastMm: 0 },
    );
  return [part('head', options), part('tail', { ...again, gapMm: 0 })] as const;
}

/** What of the strips fits, and the rest. */
function divide(strips: readonly Strip[], room: number) {
  const head: Strip[] = [];
  let used = 0;
  for (const [i, strip] of strips.entries()) {
    const gap = i > 0 ? strip.gapMm : 0;
    if (used + gap + strip.heightMm > room) {
      const parts = strip.split?.(room - used - gap);
      if (parts) return { head: [...head, parts[0]], tail: [parts[1], ...strips.slice(i + 1)] };
      return { head, tail: strips.slice(i) };
    }
    used += gap + strip.heightMm;
    head.push(strip);
  }
  return { head, tail: [] };
}
