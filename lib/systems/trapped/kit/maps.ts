import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import type { Plan } from '@/lib/kit/plan';
import { bullets, heading, section, text } from '@/lib/kit/short-blocks';
import { counted, joined, titled } from '@/lib/tabletop/wording';
import { namesOf } from '../names';
import { buildPlan } from '../plan';
import type { Setting } from '../schema';
import { documentPiece, type KitInput } from './input';
import { mapPage } from './map-page';

/** Upright there is room for more on the same page. */
const isBroad = ({ setting, savesPaper }: KitInput) => !savesPaper && mapPage(setting.map.rooms).landscape;

/** What everybody may know of the place. */
export const mapPlayers = documentPiece(
  { id: 'map-players', title: 'Map', audience: 'table' },
  ({ setting }) => [
    heading(titled(setting.place.name, 'place')),
    ...planOf(setting, buildPlan(setting, 'table'), mapPage(setting.map.rooms).heightMm),
  ],
  { landscape: isBroad },
);

/** What leaves room for the GM's notes on the same page. */
const GM_MM = 110;

/** The same with the GM's notes, which the players' copy never holds. */
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

/** In two columns, room by room. */
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

/** The map in words, for people who can't see it. */
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
