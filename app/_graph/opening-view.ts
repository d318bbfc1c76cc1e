import type { Positions } from '@/app/_widgets/layout-client';

interface Size {
  readonly width: number;
  readonly height: number;
}

const RIM = 16;
/** Between a node that is brought into view and the rim, on the screen. */
const REVEALED_RIM = 24;

/**
 * Where to look first in a drawing that can't be read as a whole: from the first of `wanted` down, with the others
 * abreast as far as they fit, and no bare paper at the side while something lies outside at the other.
 */
export function openingCentre(
  positions: Positions,
  wanted: readonly string[],
  node: Size,
  view: Size,
): { readonly x: number; readonly y: number } | undefined {
  const all = [...positions.values()];
  const shown = wanted.flatMap((id) => positions.get(id) ?? []);
  const [first] = shown;
  if (!first) return undefined;
  const side = (some: typeof all) => span(some, 'x', node.width);
  const route = side(shown);
  const whole = side(all);
  const x = route.to - route.from <= view.width ? (route.from + route.to) / 2 : first.x + node.width / 2;
  const tall = span(all, 'y', node.height);
  return {
    x: within(x, whole, view.width),
    y: within(first.y + view.height / 2 - RIM, tall, view.height),
  };
}

/** Where the most nodes can be seen whole, the uppermost such place. For a drawing in which nothing is looked for. */
export function fullestCentre(
  positions: Positions,
  node: Size,
  view: Size,
): { readonly x: number; readonly y: number } | undefined {
  const all = [...positions.values()];
  const lines = (at: readonly number[]) => [...new Set(at)].toSorted((a, b) => a - b);
  const [lefts, tops] = [lines(all.map(({ x }) => x)), lines(all.map(({ y }) => y))];
  let best: { readonly x: number; readonly y: number; readonly seen: number } | undefined;
  for (const top of tops) {
    const inRow = all.filter(({ y }) => y >= top - RIM && y + node.height <= top - RIM + view.height);
    if (best && inRow.length <= best.seen) continue;
    for (const left of lefts) {
      const seen = inRow.filter(({ x }) => x >= left - RIM && x + node.width <= left - RIM + view.width).length;
      if (!best || seen > best.seen) best = { x: left - RIM, y: top - RIM, seen };
    }
  }
  return best && { x: best.x + view.width / 2, y: best.y + view.height / 2 };
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const span = (some: readonly { readonly x: number; readonly y: number }[], axis: 'x' | 'y', size: number): Span => ({
  from: Math.min(...some.map((at) => at[axis])) - RIM,
  to: Math.max(...some.map((at) => at[axis])) + size + RIM,
});

/** The nearest centre whose view does not look past the whole; what is smaller than the view stands in its middle. */
function within(centre: number, whole: Span, view: number): number {
  if (whole.to - whole.from <= view) return (whole.from + whole.to) / 2;
  return Math.min(Math.max(centre, whole.from + view / 2), whole.to - view / 2);
}

interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/**
 * Viewport slid no further than it takes to show nodes at `spots`; their left and upper ends where not all of them fit.
 * Undefined if they are in view.
 */
export function slidTo(
  { x, y, zoom }: Viewport,
  spots: readonly { readonly x: number; readonly y: number }[],
  node: Size,
  screen: Size,
): Viewport | undefined {
  const slide = (from: number, size: number, axis: 'x' | 'y', room: number) => {
    const low = Math.min(...spots.map((at) => at[axis])) * zoom + from;
    const high = (Math.max(...spots.map((at) => at[axis])) + size) * zoom + from;
    if (low < REVEALED_RIM) return REVEALED_RIM - low;
    return high > room - REVEALED_RIM ? Math.max(room - REVEALED_RIM - high, REVEALED_RIM - low) : 0;
  };
  const [dx, dy] = [slide(x, node.width, 'x', screen.width), slide(y, node.height, 'y', screen.height)];
  return dx === 0 && dy === 0 ? undefined : { x: x + dx, y: y + dy, zoom };
}
