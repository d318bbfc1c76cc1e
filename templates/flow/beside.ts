import type { Item } from '@/templates/drawing/display-list';
import { drawStrips, heightOf, type Strip } from './strip';
import { drawText, type TextBlock, type TextSetting, textStrips } from './text';

export interface BesideOptions extends Pick<Strip, 'gapMm' | 'keepWithNext' | 'repeated'> {
  readonly leastMm?: number;
  readonly paddingMm?: number;
  /** Centres columns vertically. */
  readonly centered?: boolean;
  /** Draws lines and backgrounds around the whole, whatever its height. */
  readonly frame?: (x: number, y: number, heightMm: number, out: Item[]) => void;
  /** Draws signs and fields, in the first part only if the strip is divided. */
  readonly once?: (x: number, y: number, heightMm: number, out: Item[]) => void;
}

/** A column of strips, or a text that is divided into strips only if a page ends within it. */
export type PlacedColumn = { readonly x: number } & (
  | { readonly strips: readonly Strip[] }
  | { readonly text: TextBlock; readonly setting: TextSetting }
);

const columnHeight = (column: PlacedColumn) => ('text' in column ? column.text.heightMm : heightOf(column.strips));

const stripsIn = (column: PlacedColumn) =>
  'text' in column ? textStrips(column.text, column.setting, 0) : column.strips;

function drawColumn(column: PlacedColumn, x: number, y: number, out: Item[]): void {
  if ('text' in column) drawText(column.text, column.setting, x, y, out);
  else drawStrips(column.strips, x, y, out);
}

/** Combines columns side by side into one strip, which divides where every column can. */
export function beside(columns: readonly PlacedColumn[], options: BesideOptions): Strip {
  const { leastMm = 0, paddingMm = 0 } = options;
  let inner = 0;
  for (const column of columns) inner = Math.max(inner, columnHeight(column));
  const heightMm = Math.max(leastMm, inner + 2 * paddingMm);
  return {
    heightMm,
    gapMm: options.gapMm,
    keepWithNext: options.keepWithNext,
    repeated: options.repeated,
    draw(x, y, out) {
      options.frame?.(x, y, heightMm, out);
      options.once?.(x, y, heightMm, out);
      for (const column of columns) {
        const spare = options.centered ? (heightMm - 2 * paddingMm - columnHeight(column)) / 2 : 0;
        drawColumn(column, x + column.x, y + paddingMm + spare, out);
      }
    },
    split: (availableMm) => divideColumns(columns, options, availableMm - 2 * paddingMm),
  };
}

function divideColumns(columns: readonly PlacedColumn[], options: BesideOptions, room: number) {
  const divided = columns.map((column) => ({ x: column.x, ...divide(stripsIn(column), room) }));
  if (!divided.some(({ head }) => head.length > 0) || !divided.some(({ tail }) => tail.length > 0)) return undefined;
  const { once: _, ...again } = options;
  const part = (which: 'head' | 'tail', kept: BesideOptions) =>
    beside(
      divided.map((column) => ({ x: column.x, strips: column[which] })),
      { ...kept, leastMm: 0 },
    );
  return [part('head', options), part('tail', { ...again, gapMm: 0 })] as const;
}

/** Divides strips into those that fit and the rest. */
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
