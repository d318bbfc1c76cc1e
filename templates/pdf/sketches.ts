import { type Item, leavesOf, type Sketch } from '@/templates/drawing/display-list';
import { round } from '@/templates/geometry/matrix';
import { ByteWriter } from './byte-writer';
import { type ContentContext, writeContent } from './content';
import type { PdfFile } from './file';
import { array, type Named, type Ref } from './syntax';

/** Sketches of a file, each written once, however often it is placed. */
interface Sketches {
  /** Returns the name of a sketch, and whether it contains strokes. */
  resource(sketch: Sketch, context: ContentContext): NamedSketch;
  all(): Iterable<Named>;
}

interface NamedSketch extends Named {
  readonly isStroked: boolean;
}

/** Data that depends only on the sketch. */
interface SketchPart {
  readonly isStroked: boolean;
  /** Its deflated operators, unless they refer to names of a particular file. */
  readonly packed: Uint8Array | undefined;
}

type Deflate = (bytes: Uint8Array) => Uint8Array;

/** Cached beyond the file, since signs recur in later ones. */
const partsBy = new WeakMap<Deflate, WeakMap<Sketch, SketchPart>>();

export function createSketches(file: PdfFile, deflate: Deflate, resources: Ref): Sketches {
  const written = new Map<Sketch, NamedSketch>();
  const parts = partsBy.get(deflate) ?? new WeakMap<Sketch, SketchPart>();
  partsBy.set(deflate, parts);
  return {
    resource(sketch, context) {
      const known = written.get(sketch);
      if (known) return known;
      const part = parts.get(sketch) ?? partOf(sketch, deflate, context);
      parts.set(sketch, part);
      const named = { name: `X${written.size + 1}`, ref: file.reserve(), isStroked: part.isStroked };
      written.set(sketch, named);
      const { widthMm, heightMm, items } = sketch;
      const entries = {
        Type: '/XObject',
        Subtype: '/Form',
        // Strokes can extend beyond the edge by half their width.
        BBox: array([-1, -1, round(widthMm + 1), round(heightMm + 1)]),
        Resources: resources,
      };
      file.addDeflated(entries, part.packed ?? deflate(operatorsOf(items, context)), named.ref);
      return named;
    },
    all: () => written.values(),
  };
}

const partOf = (sketch: Sketch, deflate: Deflate, context: ContentContext): SketchPart => ({
  isStroked: isStroked(sketch),
  packed: isOutlines(sketch.items)
    ? deflate(operatorsOf(sketch.items, { ...context, path: () => undefined }))
    : undefined,
});

const isOutlines = (items: readonly Item[]): boolean =>
  items.every((item) => item.kind === 'path' || (item.kind === 'group' && isOutlines(item.items)));

const isStroked = ({ items }: Sketch): boolean =>
  leavesOf(items).some(
    (item) => (item.kind === 'path' && item.stroke) || (item.kind === 'place' && isStroked(item.sketch)),
  );

function operatorsOf(items: readonly Item[], context: ContentContext): Uint8Array {
  // Most sketches are signs of a few outlines.
  const out = new ByteWriter(512);
  writeContent(out, items, context);
  return out.written();
}
