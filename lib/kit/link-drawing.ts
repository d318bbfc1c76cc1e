import { at } from '@/lib/kernel/at';
import { overlaps, type Rect } from '@/lib/kernel/rect';
import type { Point } from '@/lib/kernel/tiling';
import { type Curve, loopsAt, strokesBetween, whereOn } from './link-curves';
import { type Bundle, bundlesOf, type LinkGraph } from './link-graph';
import { type Ring, type RingRoom, ringIn } from './link-ring';

/** A graph as lines and boxes, in the units of its room. */
export interface LinkDrawing {
  /** Height of letters. */
  readonly letter: number;
  readonly nodes: readonly (LinkGraph['nodes'][number] & Rect)[];
  readonly strokes: readonly LinkStroke[];
}

export interface LinkStroke extends Bundle {
  /** Drawn below the boxes in which it begins and ends. */
  readonly curve: Curve;
  readonly thickness: number;
  /** Label on the stroke, on a background. None for a single link if its words do not fit. */
  readonly plate?: Rect & { readonly text: string };
}

/** Thinnest and thickest stroke, in letter heights, and the smallest number of links for the thickest one. */
const THIN = 0.14;
const THICK = 0.5;
const MANY = 8;
/** Area per stroke, in squared letter heights, below which words are left out. */
const WORDY = 45;
const WORDS_MAX = 30;
/** Width of a letter relative to its height; margin around the letters of a plate. */
const BREADTH = 0.56;
const PLATE = { height: 1.25, rim: 0.5 };
/** Positions for a plate along its stroke, best first. */
const SPOTS = [0.5, 0.42, 0.58, 0.35, 0.65, 0.28, 0.72, 0.22, 0.78];

/** Lays out nodes in a ring, one stroke per pair and kind, bent to overlap neither each other nor boxes. */
export function layLinks(graph: LinkGraph, room: RingRoom): LinkDrawing {
  const bundles = bundlesOf(graph);
  const ring = ringIn(
    room,
    graph.nodes.length,
    bundles.some(({ a, b }) => a === b),
  );
  const most = Math.max(MANY, ...bundles.map(({ count }) => count));
  const curves = curvesOf(graph, bundles, ring);
  const isWordy = room.width * room.height >= WORDY * bundles.length * ring.letter ** 2;
  const taken: Rect[] = [];
  const strokes = bundles.map((bundle, i): LinkStroke => {
    const curve = at(curves, i);
    const plate = plateOn(curve, textsOf(bundle, isWordy), taken, ring, room);
    if (plate) taken.push(plate);
    const thickness = (THIN + ((THICK - THIN) * (bundle.count - 1)) / (most - 1)) * ring.letter;
    return { ...bundle, curve, thickness: Math.max(THIN * ring.letter, thickness), ...(plate && { plate }) };
  });
  return {
    letter: ring.letter,
    nodes: graph.nodes.map((node, i) => ({ ...node, ...at(ring.boxes, i) })),
    strokes,
  };
}

function curvesOf({ nodes }: LinkGraph, bundles: readonly Bundle[], ring: Ring): readonly Curve[] {
  const places = new Map(nodes.map(({ id }, i) => [id, i]));
  const curves: Curve[] = [];
  // Bundles of one pair are adjacent.
  while (curves.length < bundles.length) {
    const { a, b } = at(bundles, curves.length);
    const [from, to] = [places.get(a) ?? 0, places.get(b) ?? 0];
    const count = bundles.filter((other) => other.a === a && other.b === b).length;
    curves.push(...(from === to ? loopsAt(ring, from, count) : strokesBetween(ring, from, to, count)));
  }
  return curves;
}

/** Returns the possible labels of a stroke, longest first. */
function textsOf({ count, labels }: Bundle, wordy: boolean): readonly string[] {
  const number = count > 1 ? [String(count)] : [];
  const words = labels.join(', ');
  if (!wordy || words === '' || words.length > WORDS_MAX) return number;
  return [count > 1 ? `${count}: ${words}` : words, ...number];
}

/** Returns a plate for the first text with a free place; otherwise, for a number, the one that covers least. */
function plateOn(
  curve: Curve,
  texts: readonly string[],
  taken: readonly Rect[],
  { letter, boxes }: Ring,
  { width, height }: RingRoom,
) {
  let best: (Rect & { readonly text: string }) | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const text of texts) {
    const size = { width: (text.length * BREADTH + PLATE.rim) * letter, height: PLATE.height * letter };
    const isLast = text === texts.at(-1);
    for (const spot of SPOTS) {
      const rect = around(whereOn(curve, spot), size);
      const covered = taken.filter((other) => overlaps(rect, other)).length;
      const hidden = boxes.filter((other) => overlaps(rect, other)).length;
      const isCut = rect.x < 0 || rect.y < 0 || rect.x + rect.width > width || rect.y + rect.height > height;
      const cost = covered + 10 * (hidden + Number(isCut));
      if (cost === 0) return { ...rect, text };
      // A number is always placed, even over something else.
      if (isLast && /^\d+$/.test(text) && cost < least) {
        least = cost;
        best = { ...rect, text };
      }
    }
  }
  return best;
}

const around = ({ x, y }: Point, { width, height }: Pick<Rect, 'width' | 'height'>): Rect => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});
