import type { Item, Page } from '@/templates/drawing/display-list';
import { round } from '@/templates/geometry/matrix';
import { ByteWriter } from './byte-writer';
import type { PdfFile } from './file';
import { writePath } from './operators';
import { array, type Named } from './syntax';

/** Long paths drawn more than once, such as patterns. Each is written once and uses the current colour. */
interface SharedPaths {
  resource(d: string, paint: string): string | undefined;
  all(): Iterable<Named>;
}

/** Shorter paths take less room inline. */
const LONG = 240;
/** Strokes extend beyond the outline by half their width. */
const OVERHANG_MM = 2;

export function createSharedPaths(file: PdfFile, pages: readonly Page[]): SharedPaths {
  const repeated = repeatedIn(pages);
  const written = new Map<string, Named>();
  return {
    resource(d, paint) {
      if (d.length < LONG || !repeated.has(d)) return undefined;
      const key = `${paint}${d}`;
      const known = written.get(key);
      if (known) return known.name;
      const out = new ByteWriter(1024);
      writePath(out, d);
      out.text(paint);
      const entries = { Type: '/XObject', Subtype: '/Form', BBox: array(boxOf(d)) };
      const made = { name: `D${written.size + 1}`, ref: file.addStream(entries, out.written()) };
      written.set(key, made);
      return made.name;
    },
    all: () => written.values(),
  };
}

function repeatedIn(pages: readonly Page[]): ReadonlySet<string> {
  const [once, again] = [new Set<string>(), new Set<string>()];
  const read = (items: readonly Item[]) => {
    for (const item of items) {
      if (item.kind === 'group') read(item.items);
      else if (item.kind === 'path' && item.d.length >= LONG) (once.has(item.d) ? again : once).add(item.d);
    }
  };
  for (const { items } of pages) read(items);
  return again;
}

/** Bounding box of all points of a path, control points included. */
function boxOf(d: string): readonly number[] {
  const box = [Infinity, Infinity, -Infinity, -Infinity] as [number, number, number, number];
  let isY = false;
  for (const [number] of d.matchAll(/-?[\d.]+/g)) {
    const [low, high] = isY ? ([1, 3] as const) : ([0, 2] as const);
    box[low] = Math.min(box[low], Number(number));
    box[high] = Math.max(box[high], Number(number));
    isY = !isY;
  }
  return box.map((value, i) => round(value + (i < 2 ? -OVERHANG_MM : OVERHANG_MM)));
}
