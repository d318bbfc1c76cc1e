import { CELL, PASSAGE_LOOK, ROOM_LOOK } from '@/app/_map/plan-look';
import { wrap } from '@/app/_ui/wrap-label';
import type { RoomLook } from '@/lib/contract/played';
import { edgeOf, type Plan, type PlanRoom, type PlanWall, sideOf } from '@/lib/kit/plan';
import {
  HotSide,
  MarkedRoom,
  MarkedSide,
  markedSides,
  Pin,
  pointsOf,
  TouchArea,
  TouchSide,
  Wall,
  wayThrough,
} from './plan-marks';

const MARGIN = 1;
/** Least zoom at which names are legible; larger plans scroll. */
const MIN_ZOOM = 0.75;

export interface Token {
  readonly id: string;
  readonly label: string;
  readonly look: 'person' | 'extra' | 'monster';
}

/** Revealed look and label of a place. */
interface Seen {
  readonly label: string;
  readonly look: RoomLook;
}

/** A floor plan as a static drawing, with its legend as text. */
export function PlanDrawing(props: {
  readonly plan: Plan;
  readonly title: string;
  /** Heat from 0 to 1, by place or by the side between two places ("A1-B1"); higher is darker. */
  readonly heat?: ReadonlyMap<string, number>;
  /** Pairs of places that are closed now, besides the plan's walls. Replaces the plan's own blocked ways. */
  readonly shut?: readonly PlanWall[] | undefined;
  /** Current looks of places, replacing the drawn ones. */
  readonly looks?: ReadonlyMap<string, Seen>;
  /** Tokens by place. */
  readonly tokens?: ReadonlyMap<string, readonly Token[]>;
  /** Highlighted places and sides between two ("A1-B1"); other names are ignored. */
  readonly marked?: ReadonlySet<string>;
  /** Receives the highlighted place or side that was pressed. Only a short cut: whatever it does must be offered elsewhere too. */
  readonly onTouch?: ((place: string) => void) | undefined;
  /** Hides the legend, for plans beside other text. */
  readonly bare?: boolean;
  /** Fixed zoom: nothing scrolls, and letters have the same size on small and large plans. */
  readonly zoom?: number;
}) {
  const { plan, title, heat, shut = NO_WALLS, looks, tokens, marked, onTouch, bare, zoom } = props;
  if (plan.rooms.length === 0) return null;
  const { left, top, width: across, height: down } = extentOf(plan);
  const letter = zoom === undefined ? LETTER : Math.max(LETTER, MIN_LETTER_PX / zoom);
  const token = zoom === undefined ? TOKEN : Math.max(TOKEN, MIN_TOKEN_PX / zoom);
  const rooms = new Map(plan.rooms.map((room) => [room.id, room]));
  const sides = markedSides(marked, rooms, plan);
  const notes = plan.passages.filter(({ note }) => note !== '');
  const label = (id: string) => rooms.get(id)?.label ?? id;
  return (
    <figure className="break-inside-avoid">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where it is scrolled, keys must scroll it too */}
      <section aria-label={title} tabIndex={0} className="overflow-x-auto border-2 border-ink bg-paper">
        <svg
          role="img"
          aria-label={`${title}: ${sayExtent(plan)}`}
          viewBox={`${left} ${top} ${across} ${down}`}
          style={zoom === undefined ? { minWidth: across * MIN_ZOOM } : { height: down * zoom }}
          className="block max-h-[80vh] w-full print:min-w-0!"
        >
          {plan.rooms.map((room) => (
            <Room
              key={room.id}
              room={room}
              isStart={room.id === plan.start}
              heat={heat?.get(room.partOf ?? room.id)}
              look={looks?.get(room.partOf ?? room.id)?.look}
            />
          ))}
          {/* Above all places: otherwise adjacent places would cover the outline. */}
          {plan.rooms.map((room) => marked?.has(room.partOf ?? room.id) && <MarkedRoom key={room.id} room={room} />)}
          {plan.passages.map(({ id, a, b, style }) => {
            const [from, to] = [rooms.get(a), rooms.get(b)];
            return from && to && <Passage key={id} a={from} b={to} look={PASSAGE_LOOK[style]} />;
          })}
          {[...(heat ?? [])].map(([id, share]) => {
            const side = edgeOf(rooms, id);
            return side && share > 0 && <HotSide key={id} side={side} share={share} />;
          })}
          {sides.map(({ name, side }) => (
            <MarkedSide key={name} side={side} />
          ))}
          {(plan.walls ?? NO_WALLS).map((wall) => {
            const side = sideOf(rooms, wall);
            return side && <Wall key={wall.join(' ')} side={side} />;
          })}
          {shut.map((pair) => {
            const [side, a, b] = [sideOf(rooms, pair), rooms.get(pair[0]), rooms.get(pair[1])];
            if (side) return <Wall key={pair.join(' ')} side={side} />;
            return a && b && <Block key={pair.join(' ')} a={a} b={b} />;
          })}
          {plan.rooms.map((room) => (
            <Label key={room.id} room={room} letter={letter} label={looks?.get(room.id)?.label || room.label} />
          ))}
          {plan.passages.map(({ id, a, b, blocked }) => {
            const [from, to] = [rooms.get(a), rooms.get(b)];
            return blocked && !props.shut && from && to && <Block key={id} a={from} b={to} />;
          })}
          {plan.pins?.map(({ room: id, label: pin }) => {
            const room = rooms.get(id);
            return room && <Pin key={`${id} ${pin}`} room={room} label={pin} />;
          })}
          {plan.rooms.map((room) => (
            <Tokens key={room.id} room={room} size={token} tokens={tokens?.get(room.id) ?? []} />
          ))}
          {onTouch &&
            plan.rooms.map((room) => {
              const place = room.partOf ?? room.id;
              return marked?.has(place) && <TouchArea key={room.id} room={room} onTouch={() => onTouch(place)} />;
            })}
          {onTouch && sides.map(({ name, side }) => <TouchSide key={name} side={side} onTouch={() => onTouch(name)} />)}
        </svg>
      </section>
      <figcaption className={bare ? 'sr-only' : 'mt-2 text-sm'}>
        {plan.start !== undefined && <>The green dot is the start: {label(plan.start)}. </>}
        {plan.scale}
        {sayMarks(plan, shut, label)}
        {notes.length > 0 && (
          <ul className="mt-1 list-[square] pl-5">
            {notes.map(({ id, a, b, note }) => (
              <li key={id}>
                {label(a)} – {label(b)}: {note}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  );
}

/** Returns the bounding box of a plan, in pixels. */
export function extentOf({ rooms }: Plan) {
  const left = Math.min(...rooms.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...rooms.map(({ y }) => y)) - MARGIN;
  const right = Math.max(...rooms.map(({ x, width }) => x + width)) + MARGIN;
  const bottom = Math.max(...rooms.map(({ y, height }) => y + height)) + MARGIN;
  return { left: left * CELL, top: top * CELL, width: (right - left) * CELL, height: (bottom - top) * CELL };
}

const NO_WALLS: readonly PlanWall[] = [];

function sayMarks({ walls = [], pins = [] }: Plan, more: readonly PlanWall[], label: (id: string) => string): string {
  const between = [...walls, ...more].map(([a, b]) => `${label(a)} and ${label(b)}`);
  const starts = pins.map((pin) => `${pin.label} in ${label(pin.room)}`);
  return [
    ...(between.length === 0 ? [] : [` Walls stand between ${between.join(', ')}.`]),
    ...(starts.length === 0 ? [] : [` Starts: ${starts.join(', ')}.`]),
  ].join('');
}

/** Touching places have no connections to count. */
const sayExtent = ({ rooms, passages }: Plan): string => {
  const places = rooms.filter(({ partOf }) => partOf === undefined).length;
  return `${places} places${passages.length === 0 ? '' : ` and ${passages.length} connections, listed below`}`;
};

const SEEN_LOOK: Readonly<Record<RoomLook, string | undefined>> = {
  hidden: undefined,
  plain: 'fill-sunk',
  danger: 'fill-hazard',
  prize: 'fill-service [fill-opacity:0.35]',
  done: 'fill-exit [fill-opacity:0.35]',
  gone: 'fill-paper [stroke-dasharray:4_6] stroke-grey',
};

function Room(props: {
  readonly room: PlanRoom;
  readonly isStart: boolean;
  readonly heat: number | undefined;
  readonly look: RoomLook | undefined;
}) {
  const { room, isStart, heat } = props;
  const seen = props.look && SEEN_LOOK[props.look];
  const [x, y, width, height] = [room.x * CELL, room.y * CELL, room.width * CELL, room.height * CELL];
  const { shape } = room;
  const inner = { x: x + 2, y: y + 2, width: width - 4, height: height - 4, shape };
  const dot = shape === 'hexagon' ? { x: x + width / 2, y: y + height * 0.2 } : { x: x + 9, y: y + 9 };
  const outline = pointsOf({ x, y, width, height, shape });
  return (
    <g>
      <polygon points={outline} className={ROOM_LOOK[room.style]} />
      {seen !== undefined && <polygon points={pointsOf(inner)} className={seen} />}
      {heat !== undefined && <polygon points={outline} className="fill-alarm" fillOpacity={heat * 0.75} />}
      {isStart && <circle cx={dot.x} cy={dot.y} r={6} className="fill-exit stroke-paper stroke-2" />}
    </g>
  );
}

const LETTER = 16;
const MIN_LETTER_PX = 12;

/** A place's name, above the ways that cross the place. */
function Label(props: { readonly room: PlanRoom; readonly letter: number; readonly label: string }) {
  const { room, letter, label } = props;
  const [x, y, width, height] = [room.x * CELL, room.y * CELL, room.width * CELL, room.height * CELL];
  const lines = wrap(label, Math.max(3, Math.floor(width / (letter * 0.55))), Math.max(1, Math.floor(height / letter)));
  return (
    <text
      x={x + width / 2}
      y={y + height / 2 - ((lines.length - 1) * letter) / 2}
      fontSize={letter}
      className="fill-ink stroke-raised stroke-[4] [paint-order:stroke]"
    >
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
        <tspan key={i} x={x + width / 2} dy={i === 0 ? '0.35em' : letter} textAnchor="middle">
          {line}
        </tspan>
      ))}
    </text>
  );
}

function Passage(props: { readonly a: PlanRoom; readonly b: PlanRoom; readonly look: string }) {
  const { from, to } = wayThrough(props.a, props.b);
  const [x1, y1, x2, y2] = [from.x * CELL, from.y * CELL, to.x * CELL, to.y * CELL];
  return (
    <g>
      <line x1={x1} y1={y1} x2={x2} y2={y2} className="stroke-paper" strokeWidth={11} />
      <line x1={x1} y1={y1} x2={x2} y2={y2} className={`stroke-ink ${props.look}`} strokeWidth={3} />
    </g>
  );
}

const TOKEN = 11;
const MIN_TOKEN_PX = 8;
const TOKEN_LOOK = {
  person: 'fill-exit stroke-paper',
  extra: 'fill-service stroke-paper',
  monster: 'fill-alarm stroke-paper',
} as const;

/** Tokens of a place, side by side below its name. Their shapes show their kinds. */
function Tokens(props: { readonly room: PlanRoom; readonly size: number; readonly tokens: readonly Token[] }) {
  const { room, size, tokens } = props;
  const middle = (room.x + room.width / 2) * CELL;
  // A hexagon is narrow at its lowest corner, and walls meet there.
  const y = (room.y + room.height * (room.shape === 'hexagon' ? 0.94 : 1)) * CELL - size;
  return tokens.map(({ id, label, look }, i) => {
    const x = middle + (i - (tokens.length - 1) / 2) * size * 2;
    return (
      <g key={id}>
        <title>{label}</title>
        {look === 'monster' ? (
          <path
            d={`M${x} ${y - size}l${size} ${size * 1.8}h${-2 * size}z`}
            className={`stroke-2 ${TOKEN_LOOK[look]}`}
          />
        ) : (
          <circle cx={x} cy={y} r={look === 'person' ? size : size * 0.8} className={`stroke-2 ${TOKEN_LOOK[look]}`} />
        )}
        <text
          x={x}
          y={y + size * 0.36}
          textAnchor="middle"
          fontSize={size}
          className="fill-paper font-extrabold"
          aria-hidden
        >
          {label.charAt(0).toUpperCase()}
        </text>
      </g>
    );
  });
}

function Block(props: { readonly a: PlanRoom; readonly b: PlanRoom }) {
  const { from, to } = wayThrough(props.a, props.b);
  const [x, y] = [((from.x + to.x) / 2) * CELL, ((from.y + to.y) / 2) * CELL];
  return (
    <g>
      <rect x={x - 6} y={y - 6} width={12} height={12} className="fill-hazard stroke-on-hazard" />
      <path d={`M${x - 6} ${y + 6}l12 -12`} className="stroke-on-hazard" strokeWidth={2} />
    </g>
  );
}
