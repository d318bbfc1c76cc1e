import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { COMMON_BOX } from '@/lib/kit/paper';
import type { Plan } from '@/lib/kit/plan';
import { bullets, heading, section, text } from '@/lib/kit/short-blocks';
import { counted, joined, titled } from '@/lib/tabletop/words/wording';
import { namesOf } from '../names';
import { buildPlan } from '../plan';
import type { Room, Setting } from '../schema';
import { documentPiece, type KitInput } from './input';

interface MapPage {
  readonly landscape: boolean;
  /** Height available for the plan with its legend. */
  readonly heightMm: number;
  readonly squareMm: number;
}

const PORTRAIT = { widthMm: COMMON_BOX.widthMm, heightMm: 165 } as const;
const LANDSCAPE = { widthMm: COMMON_BOX.heightMm, heightMm: 140 } as const;
const LEGEND_MM = 20;
const LARGEST_SQUARE_MM = 16;
/** Plans with a larger ratio of width to height are printed in landscape. */
const BROAD = 1.2;

type Placed = Pick<Room, 'x' | 'y' | 'width' | 'height'>;

export function mapPage(rooms: readonly Placed[]): MapPage {
  const { columns, rows } = gridOf(rooms);
  const landscape = columns > BROAD * rows;
  const { widthMm, heightMm } = landscape ? LANDSCAPE : PORTRAIT;
  const squareMm = Math.min(widthMm / columns, (heightMm - LEGEND_MM) / rows, LARGEST_SQUARE_MM);
  return { landscape, heightMm, squareMm };
}

/** Returns the bounding box of all rooms, in squares. */
export const gridOf = (rooms: readonly Placed[]) => ({
  columns: span(rooms.map(({ x, width }) => [x, x + width])),
  rows: span(rooms.map(({ y, height }) => [y, y + height])),
});

const span = (ranges: readonly (readonly [number, number])[]) =>
  Math.max(1, Math.max(0, ...ranges.map(([, to]) => to)) - Math.min(...ranges.map(([from]) => from), Number.MAX_VALUE));

/** Tells whether to print in landscape. Small print prefers portrait, where more fits on the page. */
const isBroad = ({ setting, savesPaper }: KitInput) => !savesPaper && mapPage(setting.map.rooms).landscape;

export const mapPlayers = documentPiece(
  { id: 'map-players', title: 'Map', audience: 'table' },
  ({ setting }) => [
    heading(titled(setting.place.name, 'place')),
    ...planOf(setting, buildPlan(setting, 'table'), mapPage(setting.map.rooms).heightMm),
  ],
  { landscape: isBroad },
);

/** Height of the plan that leaves room for the GM's notes on the same page. */
const GM_MM = 110;

/** The map with the GM's notes, which the players' copy must never contain. */
export const mapGm = documentPiece(
  { id: 'map-gm', title: 'Map for the GM', audience: 'gm' },
  ({ setting }) => {
    const plan = buildPlan(setting, 'gm');
    return [
      heading(`${titled(setting.place.name, 'place')}: the GM’s copy`),
      ...planOf(setting, plan, GM_MM),
      ...section('Secrets', 2, secretsOf(plan)),
    ];
  },
  { small: true },
);

function secretsOf({ rooms }: Plan): readonly Block[] {
  const secrets = rooms.flatMap(({ label, secret }) => (secret ? [`**${asMarkdown(label)}:** ${secret}`] : []));
  const half = Math.ceil(secrets.length / 2);
  const columns = [secrets.slice(0, half), secrets.slice(half)].map((items) => ({
    share: 1,
    blocks: [bullets(items)],
  }));
  return secrets.length === 0 ? [] : [{ block: 'columns', columns }];
}

function planOf(setting: Setting, plan: Plan, heightMm: number): readonly Block[] {
  if (plan.rooms.length === 0) {
    return [
      text('No map has been drawn yet. Sketch one here.'),
      { block: 'lines', name: 'sketch', label: 'Rooms and passages', count: 12 },
    ];
  }
  return [{ block: 'figure', figure: { figure: 'plan', plan }, alt: sayPlan(setting, plan), heightMm }];
}

/** Describes the map in words, for people who can't see it. */
export function sayPlan(setting: Setting, { rooms, start, wayOut }: Plan): string {
  const { room } = namesOf(setting);
  const way = wayOut.flatMap((id) => room(id) ?? []);
  return [
    `Floor plan of ${counted(rooms.length, 'room')}: ${joined(
      rooms.map(({ label }) => label),
      'and',
    )}.`,
    start === undefined ? '' : `Everybody starts in ${room(start)}.`,
    way.length > 1 ? `The shortest way out: ${way.join(', then ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
