import { wayLine } from '@/app/_map/map-model';
import { CELL } from '@/app/_map/plan-look';
import type { Point, Side } from '@/lib/kernel/tiling';
import { edgeOf, outlineOf, type Plan, type PlanRoom, sideBetween } from '@/lib/kit/plan';

/** Returns the corners of a place, given in pixels, as polygon points. */
export const pointsOf = (outline: Parameters<typeof outlineOf>[0]): string =>
  outlineOf(outline)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

const inPixels = ({ from, to }: Side) => ({
  x1: from.x * CELL,
  y1: from.y * CELL,
  x2: to.x * CELL,
  y2: to.y * CELL,
});

/** A thick bar that can't be mistaken for a place's outline. */
export function Wall({ side }: { readonly side: Side }) {
  const line = inPixels(side);
  return (
    <g strokeLinecap="square">
      <line {...line} className="stroke-paper" strokeWidth={10} />
      <line {...line} className="stroke-ink" strokeWidth={7} />
    </g>
  );
}

export function MarkedRoom({ room: { x, y, width, height, shape } }: { readonly room: PlanRoom }) {
  const outline = { x: x * CELL, y: y * CELL, width: width * CELL, height: height * CELL, shape };
  return <polygon points={pointsOf(outline)} className="fill-none stroke-service stroke-[5]" />;
}

export const MarkedSide = ({ side }: { readonly side: Side }) => (
  <line {...inPixels(side)} strokeLinecap="round" className="stroke-service" strokeWidth={18} />
);

/** Heat of a side: wider and darker for larger shares. */
export const HotSide = ({ side, share }: { readonly side: Side; readonly share: number }) => (
  <line
    {...inPixels(side)}
    strokeLinecap="round"
    className="stroke-alarm"
    strokeWidth={4 + 6 * share}
    strokeOpacity={0.2 + 0.8 * share}
  />
);

/** Numbered start, near the top edge, since the name is in the middle. */
export function Pin({ room, label }: { readonly room: PlanRoom; readonly label: string }) {
  const at: Point = { x: (room.x + room.width / 2) * CELL, y: (room.y + room.height * 0.22) * CELL };
  return (
    <g>
      <circle cx={at.x} cy={at.y} r={10} className="fill-service stroke-paper stroke-2" />
      <text x={at.x} y={at.y + 4} textAnchor="middle" fontSize={12} className="fill-paper font-extrabold">
        {label}
      </text>
    </g>
  );
}

/** Half the length of a door on either side of a wall. */
const DOOR = 0.4;

/** Returns the line of a way: across the shared side of two hexagons, otherwise as between rectangles. */
export function wayThrough(a: PlanRoom, b: PlanRoom): Side {
  const side = a.shape === 'hexagon' && b.shape === 'hexagon' ? sideBetween(a, b) : undefined;
  if (!side) return wayLine(a, b);
  const [dx, dy] = [side.to.x - side.from.x, side.to.y - side.from.y];
  const far = DOOR / Math.hypot(dx, dy);
  const [x, y] = [(side.from.x + side.to.x) / 2, (side.from.y + side.to.y) / 2];
  return { from: { x: x - dy * far, y: y + dx * far }, to: { x: x + dy * far, y: y - dx * far } };
}

/** The area of a place that can be pressed, above everything that is drawn there. */
export function TouchArea({ room, onTouch }: { readonly room: PlanRoom; readonly onTouch: () => void }) {
  const [x, y, width, height] = [room.x * CELL, room.y * CELL, room.width * CELL, room.height * CELL];
  const outline = pointsOf({ x, y, width, height, shape: room.shape });
  // biome-ignore lint/a11y/noStaticElementInteractions: a list offers the same to keys and screen readers
  return <polygon points={outline} className="cursor-pointer" fill="transparent" onClick={onTouch} />;
}

/** A side or a way that can be pressed, wide enough for a finger. */
export function TouchSide({ side, onTouch }: { readonly side: Side; readonly onTouch: () => void }) {
  const look = 'cursor-pointer stroke-transparent';
  // biome-ignore lint/a11y/noStaticElementInteractions: a list offers the same to keys and screen readers
  return <line {...inPixels(side)} className={look} strokeWidth={28} onClick={onTouch} />;
}
/** Returns the highlighted sides and passages between places, with the names that highlight them. */
export function markedSides(
  marked: ReadonlySet<string> = new Set(),
  rooms: ReadonlyMap<string, PlanRoom>,
  { passages }: Pick<Plan, 'passages'>,
): readonly { readonly name: string; readonly side: Side }[] {
  const sides = [...marked].flatMap((name) => {
    const side = edgeOf(rooms, name);
    return side ? [{ name, side }] : [];
  });
  const ways = passages.flatMap(({ a, b }) => {
    const [from, to] = [rooms.get(a), rooms.get(b)];
    const name = [`${a}-${b}`, `${b}-${a}`].find((one) => marked.has(one));
    return from && to && name !== undefined ? [{ name, side: wayThrough(from, to) }] : [];
  });
  return [...sides, ...ways.filter(({ name }) => sides.every((side) => side.name !== name))];
}
