import { wayThrough } from '@/app/_read/plan-marks';
import { outlineOf, type Plan } from '@/lib/kit/plan';
import { counted } from '@/lib/tabletop/words/wording';

/** Widest letter and tallest line in parts of the type size, so that names stay inside their rooms. */
const [LETTER, LINE] = [0.62, 2.2] as const;
/** Smallest type size of a name, as a part of the map's width; smaller ones are left out. */
const LEGIBLE = 0.024;
const MARGIN = 0.3;

/** A map's rooms with their names, and the ways between them. */
export function MapSketch({ plan, className }: { readonly plan: Plan; readonly className: string }) {
  const { rooms, passages } = plan;
  if (rooms.length === 0) return null;
  const left = Math.min(...rooms.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...rooms.map(({ y }) => y)) - MARGIN;
  const width = Math.max(...rooms.map((room) => room.x + room.width)) + MARGIN - left;
  const height = Math.max(...rooms.map((room) => room.y + room.height)) + MARGIN - top;
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const places = rooms.filter(({ partOf }) => partOf === undefined).length;
  return (
    <svg
      role="img"
      aria-label={`Map: ${counted(places, 'place')}, ${counted(passages.length, 'way')} between them`}
      viewBox={`${left} ${top} ${width} ${height}`}
      className={className}
    >
      {rooms.map((room) => (
        <path
          key={room.id}
          d={`M${outlineOf(room)
            .map(({ x, y }) => `${x} ${y}`)
            .join('L')}Z`}
          vectorEffect="non-scaling-stroke"
          className="fill-paper stroke-ink stroke-3"
        />
      ))}
      {passages.map(({ id, a, b }) => {
        const [from, to] = [byId.get(a), byId.get(b)];
        const way = from && to && wayThrough(from, to);
        return (
          way && (
            <line
              key={id}
              x1={way.from.x}
              y1={way.from.y}
              x2={way.to.x}
              y2={way.to.y}
              vectorEffect="non-scaling-stroke"
              className="stroke-exit stroke-[0.35em]"
            />
          )
        );
      })}
      {rooms.map(({ id, partOf, label, ...room }) => {
        const size = Math.min(room.height / LINE, room.width / (label.length * LETTER));
        return partOf !== undefined || size < width * LEGIBLE ? null : (
          <text
            key={id}
            x={room.x + room.width / 2}
            y={room.y + room.height / 2}
            fontSize={size}
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-ink font-sign"
          >
            {label}
          </text>
        );
      })}
    </svg>
  );
}
