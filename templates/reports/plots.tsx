import { Circle, G, Line, Polygon, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { useContext } from 'react';
import type { Side } from '@/lib/kernel/tiling';
import { edgeOf, outlineOf, type Plan, type PlanRoom, sideOf } from '@/lib/kit/plan';
import type { ColumnPlot, HeatMap } from '@/lib/kit/report-spec';
import { SIZES } from '../theme/styles';
import { PALETTE } from '../theme/theme';
import { Faces, familyOf } from './faces';
import { BODY_WIDTH, UNBROKEN_MOST, Words } from './words';

const COLUMNS_HEIGHT = 110;

export function Columns({ columns: { heights, from, to, labels } }: { readonly columns: ColumnPlot }) {
  const step = BODY_WIDTH / Math.max(1, heights.length);
  const third = BODY_WIDTH / 3;
  return (
    <View wrap={false} style={{ marginBottom: 8 }}>
      <Svg width={BODY_WIDTH} height={COLUMNS_HEIGHT + 1.5}>
        {heights.map((height, i) => (
          <Rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={i}
            x={i * step}
            y={COLUMNS_HEIGHT * (1 - height)}
            width={step * 0.9}
            height={COLUMNS_HEIGHT * height}
            fill={i >= from && i <= to ? PALETTE.blue : PALETTE.grey}
          />
        ))}
        <Rect x={0} y={COLUMNS_HEIGHT} width={BODY_WIDTH} height={1.5} fill={PALETTE.ink} />
      </Svg>
      <View style={{ flexDirection: 'row' }}>
        {labels.map((label, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a label is its place
          <Words key={i} text={label} width={third} size={SIZES.small} align={ALIGN[i] ?? 'center'} />
        ))}
      </View>
    </View>
  );
}

const ALIGN = ['left', 'center', 'right'] as const;

/** Border around the plan, in grid squares. */
const BORDER = 0.5;
const GAP = 16;
const BESIDE_MOST = 2;

/** One copy of the plan per map, with numbered places. Darker places had more events. */
export function Heat({ plan, maps }: { readonly plan: Plan; readonly maps: readonly HeatMap[] }) {
  const beside = Math.min(BESIDE_MOST, maps.length);
  const width = (BODY_WIDTH - GAP * (beside - 1)) / beside;
  const rows = Array.from({ length: Math.ceil(maps.length / beside) }, (_, i) =>
    maps.slice(i * beside, (i + 1) * beside),
  );
  return rows.map((row, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order
    <View key={at} wrap={false} style={{ flexDirection: 'row', marginBottom: 10 }}>
      {row.map(({ caption, places }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: maps keep theirs
        <View key={i} style={{ marginLeft: i === 0 ? 0 : GAP }}>
          <Words text={caption} width={width} face="label" size={SIZES.small} />
          <Drawing plan={plan} places={places} width={width} />
        </View>
      ))}
    </View>
  ));
}

function Drawing(props: { readonly plan: Plan; readonly places: HeatMap['places']; readonly width: number }) {
  const { plan, places, width } = props;
  const { rooms } = plan;
  const left = Math.min(...rooms.map(({ x }) => x)) - BORDER;
  const top = Math.min(...rooms.map(({ y }) => y)) - BORDER;
  const across = Math.max(...rooms.map((room) => room.x + room.width)) + BORDER - left;
  const down = Math.max(...rooms.map((room) => room.y + room.height)) + BORDER - top;
  const scale = Math.min(width / across, (UNBROKEN_MOST - 40) / down);
  const shares = new Map(places.map(({ id, share }) => [id, share]));
  const numbers = new Map(places.map(({ id }, i) => [id, i + 1]));
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const hot = places.flatMap(({ id, share }) => {
    const side = edgeOf(byId, id);
    return side && share > 0 ? [{ id, share, side }] : [];
  });
  return (
    <Svg width={across * scale} height={down * scale} viewBox={`${left} ${top} ${across} ${down}`}>
      {rooms.map((room) => (
        <Room key={room.id} room={room} share={shares.get(room.partOf ?? room.id) ?? 0} />
      ))}
      {hot.map(({ id, share, side }) => (
        <Bar key={id} side={side} width={0.15 + 0.3 * share} ink={PALETTE.red} opacity={0.2 + 0.8 * share} />
      ))}
      {plan.walls?.map((wall) => {
        const side = sideOf(byId, wall);
        return side && <Bar key={wall.join(' ')} side={side} width={0.3} ink={PALETTE.ink} />;
      })}
      {rooms.map((room) => (
        <Label
          key={room.id}
          room={room}
          text={numbers.get(room.id)?.toString() ?? (hot.length > 0 ? room.label : '')}
          size={SIZES.tiny / scale}
          isStart={room.id === plan.start}
        />
      ))}
    </Svg>
  );
}

function Room({ room, share }: { readonly room: PlanRoom; readonly share: number }) {
  const { style } = room;
  const points = outlineOf(room)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
  return (
    <G>
      <Polygon
        points={points}
        fill={PALETTE.white}
        stroke={style === 'outside' ? PALETTE.grey : PALETTE.ink}
        strokeWidth={style === 'outside' || style === 'tile' ? 0.06 : 0.12}
      />
      {share > 0 && <Polygon points={points} fill={PALETTE.red} fillOpacity={share * 0.75} />}
    </G>
  );
}

/** A wall, or a side with many events. */
function Bar(props: { readonly side: Side; readonly width: number; readonly ink: string; readonly opacity?: number }) {
  const { side, width, ink, opacity = 1 } = props;
  const { from, to } = side;
  return (
    <Line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      stroke={ink}
      strokeWidth={width}
      strokeOpacity={opacity}
      strokeLinecap="round"
    />
  );
}

function Label(props: {
  readonly room: PlanRoom;
  readonly text: string;
  readonly size: number;
  readonly isStart: boolean;
}) {
  const { room, text, size, isStart } = props;
  const font = useContext(Faces)?.label[0];
  const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
  if (!font || text === '') return null;
  return (
    <G>
      <Circle cx={x} cy={y} r={size * 0.8} fill={isStart ? PALETTE.green : PALETTE.white} />
      <Text
        x={x}
        y={y + size * 0.35}
        textAnchor="middle"
        style={{ fontFamily: familyOf(font), fontSize: size }}
        fill={isStart ? PALETTE.white : PALETTE.ink}
      >
        {text}
      </Text>
    </G>
  );
}
