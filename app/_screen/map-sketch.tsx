import { wayThrough } from '@/app/_read/plan-marks';
import { wrap } from '@/app/_ui/wrap-label';
import type { Point } from '@/lib/kernel/tiling';
import { outlineOf, type Plan, type PlanRoom } from '@/lib/kit/plan';
import { counted } from '@/lib/tabletop/words/wording';

const MARGIN = 0.3;

/** A map's rooms with their names, and the ways between them. */
export function MapSketch({ plan, className }: { readonly plan: Plan; readonly className: string }) {
  const { rooms, passages } = plan;
  if (rooms.length === 0) return null;
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const ways = passages.flatMap(({ id, a, b }) => {
    const [from, to] = [byId.get(a), byId.get(b)];
    return from && to ? [{ id, ...wayBetween(from, to, rooms) }] : [];
  });
  const points = [...rooms.flatMap(outlineOf), ...ways.map(({ bend }) => bend)];
  const left = Math.min(...points.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...points.map(({ y }) => y)) - MARGIN;
  const width = Math.max(...points.map(({ x }) => x)) + MARGIN - left;
  const height = Math.max(...points.map(({ y }) => y)) + MARGIN - top;
  const places = rooms.filter(({ partOf }) => partOf === undefined).length;
  return (
    <svg
      role="img"
      aria-label={`Map: ${counted(places, 'place')}, ${counted(ways.length, 'way')} between them`}
      viewBox={`${left} ${top} ${width} ${height}`}
      className={className}
    >
      {rooms.map((room) => (
        <path
          key={room.id}
          d={`M${outlineOf(room).map(at).join('L')}Z`}
          vectorEffect="non-scaling-stroke"
          className="fill-paper stroke-ink stroke-3"
        />
      ))}
      {ways.map(({ id, from, bend, to }) => (
        <path
          key={id}
          d={`M${at(from)}Q${at(bend)} ${at(to)}`}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-exit stroke-[0.35em]"
        />
      ))}
      {rooms.map((room) => room.partOf === undefined && <Name key={room.id} room={room} across={width} />)}
    </svg>
  );
}

const at = ({ x, y }: Point): string => `${x} ${y}`;

/** Height of an arc's bend as a part of its length, and in squares. */
const [BEND, BEND_MIN] = [0.25, 1.5] as const;
const SAMPLES = 20;

/** Returns a way as a curve: straight, or around the rooms between its ends. */
function wayBetween(a: PlanRoom, b: PlanRoom, rooms: readonly PlanRoom[]) {
  const { from, to } = wayThrough(a, b);
  const between = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
  const crosses = (room: PlanRoom) =>
    room !== a &&
    room !== b &&
    Array.from({ length: SAMPLES - 1 }, (_, i) => between((i + 1) / SAMPLES)).some(
      ({ x, y }) => x > room.x && x < room.x + room.width && y > room.y && y < room.y + room.height,
    );
  if (!rooms.some(crosses)) return { from, bend: between(0.5), to };
  const middle = ({ x, y, width, height }: PlanRoom) => ({ x: x + width / 2, y: y + height / 2 });
  const [one, other] = [middle(a), middle(b)];
  const [across, down] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  const bend = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  return across >= down
    ? {
        from: { ...one, y: a.y },
        bend: { ...bend, y: Math.min(a.y, b.y) - across * BEND - BEND_MIN },
        to: { ...other, y: b.y },
      }
    : {
        from: { ...one, x: a.x },
        bend: { ...bend, x: Math.min(a.x, b.x) - down * BEND - BEND_MIN },
        to: { ...other, x: b.x },
      };
}

/** Widest letter, distance of lines and rim of a name, in parts of the type size, so that it stays in its room. */
const [LETTER, LINE, RIM] = [0.66, 1.15, 0.9] as const;
/** Smallest and largest type size of a name, as parts of the map's width; smaller ones are left out. */
const [LEGIBLE, LARGEST] = [0.016, 0.045] as const;

/** A room's name in the number of lines in which it is largest. */
function Name({ room, across }: { readonly room: PlanRoom; readonly across: number }) {
  const { label, x, y, width, height } = room;
  const longest = Math.max(...label.split(/\s+/).map((word) => word.length));
  const settings = [1, 2, 3].map((most) => {
    const lines = wrap(label, Math.max(longest, Math.ceil(label.length / most) + 1), most);
    const letters = Math.max(1, ...lines.map((line) => line.length));
    return {
      lines,
      size: Math.min(height / (lines.length * LINE + RIM), width / (letters * LETTER), across * LARGEST),
    };
  });
  const { lines, size } = settings.reduce((best, each) => (each.size > best.size ? each : best));
  if (size < across * LEGIBLE) return null;
  return (
    <text
      y={y + height / 2 - ((lines.length - 1) / 2) * LINE * size}
      fontSize={size}
      textAnchor="middle"
      dominantBaseline="central"
      strokeWidth={size / 4}
      className="fill-ink stroke-paper font-sign [paint-order:stroke]"
    >
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
        <tspan key={i} x={x + width / 2} dy={i === 0 ? 0 : LINE * size}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
