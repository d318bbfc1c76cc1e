import { replayDraft, replaySteps } from '@/lib/collab/document/replay-draft';
import { initialsOf } from '@/lib/kernel/initials';
import { type Plan, type PlanRoom, sideOf } from '@/lib/kit/plan';
import { changesInWords } from '@/lib/scenario/changes-in-words';
import { draftShape } from '@/lib/scenario/draft-shape';
import type {
  CardJob,
  DifferenceJob,
  Drawn,
  HistoryJob,
  MapJob,
  PointJob,
  Product,
  Products,
  RenderOrder,
} from '@/lib/services/requests/renderer';
import { openDraftSource, systemOf } from './open-draft-source';
import { pointsOf, wayThrough } from './plan-marks';
import { renderChanges, renderReading } from './reading-page';

/** Renders an order of the page renderer's threads. */
export async function renderOrder(order: RenderOrder): Promise<Product> {
  switch (order.make) {
    case 'reading':
      return renderReading(order);
    case 'changes':
      return renderChanges(order);
    case 'card':
      return drawCard(order);
    case 'map':
      return renderMap(order);
    case 'point':
      return renderPoint(order);
    case 'history':
      return renderHistory(order);
    case 'difference':
      return renderDifference(order);
  }
}

const WIDTH = 160;
const HEIGHT = 120;
/** Margin around the map, in squares. */
const MARGIN = 0.6;
const MIN_SQUARES = 8;

/** The picture is used in light and dark pages and can't inherit their colours. */
const STYLE = `<style>
.ground{fill:#f6f3ea}.room{fill:#fffdf6;stroke:#16201b}.outside{fill:none;stroke:#5a6660}.way{stroke:#fffdf6}.wall{stroke:#16201b}.start{fill:#00693c}text{fill:#16201b}
@media(prefers-color-scheme:dark){.ground{fill:#0e1512}.room{fill:#16201b;stroke:#eaf2ec}.outside{stroke:#9db0a6}.way{stroke:#16201b}.wall{stroke:#eaf2ec}.start{fill:#4ade80}text{fill:#eaf2ec}}
</style>`;

/** Returns a scenario's map as a small SVG without text; without a map, the initials of its title. */
export function mapPicture(plan: Plan, title: string): string {
  const parts = plan.rooms.length === 0 ? initials(title) : drawing(plan);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" ${parts}</svg>`;
}

const initials = (title: string): string =>
  `viewBox="0 0 ${WIDTH} ${HEIGHT}">${STYLE}<rect class="ground" width="100%" height="100%"/><text x="50%" y="50%" dy="0.35em" text-anchor="middle" font-family="sans-serif" font-weight="800" font-size="40">${initialsOf(title)}</text>`;

function drawing({ rooms, passages, walls = [], start }: Plan): string {
  const left = Math.min(...rooms.map(({ x }) => x));
  const top = Math.min(...rooms.map(({ y }) => y));
  const width = Math.max(MIN_SQUARES, ...rooms.map((room) => room.x + room.width - left)) + 2 * MARGIN;
  const height = Math.max(MIN_SQUARES, ...rooms.map((room) => room.y + room.height - top)) + 2 * MARGIN;
  /** Squares per pixel: lines look equally thick on large and small maps. */
  const pixel = Math.max(width / WIDTH, height / HEIGHT);
  const byId = new Map(rooms.map((room) => [room.id, room]));
  const box = [left - MARGIN, top - MARGIN, width, height].map(round).join(' ');
  const ways = passages.map(({ a, b }) => way(byId.get(a), byId.get(b), pixel * 2.6));
  const bars = walls.map((wall) => {
    const side = sideOf(byId, wall);
    return side ? line('wall', side.from, side.to, pixel * 2.6) : '';
  });
  return [
    `viewBox="${box}">${STYLE}`,
    `<rect class="ground" x="-500%" y="-500%" width="1100%" height="1100%"/>`,
    ...rooms.map((room) => place(room, pixel)),
    ...ways,
    ...bars,
    dot(byId.get(start ?? ''), pixel * 4),
  ].join('');
}

const place = (room: PlanRoom, pixel: number): string => {
  const isOutside = room.style === 'outside';
  const dashes = isOutside ? ` stroke-dasharray="${round(pixel * 3)}"` : '';
  const thick = round(pixel * (room.style === 'tile' || isOutside ? 1 : 2));
  return `<polygon class="${isOutside ? 'outside' : 'room'}" points="${pointsOf(room)}" stroke-width="${thick}"${dashes}/>`;
};

function way(a: PlanRoom | undefined, b: PlanRoom | undefined, thick: number): string {
  if (!a || !b) return '';
  const { from, to } = wayThrough(a, b);
  return line('way', from, to, thick);
}

type Point = Readonly<Record<'x' | 'y', number>>;

const line = (look: string, from: Point, to: Point, thick: number): string =>
  `<line class="${look}" x1="${round(from.x)}" y1="${round(from.y)}" x2="${round(to.x)}" y2="${round(to.y)}" stroke-width="${round(thick)}"/>`;

const dot = (room: PlanRoom | undefined, radius: number): string =>
  room
    ? `<circle class="start" cx="${round(room.x + room.width / 2)}" cy="${round(room.y + room.height / 2)}" r="${round(radius)}"/>`
    : '';

const round = (value: number): number => Math.round(value * 1000) / 1000;

async function renderMap({ source }: MapJob): Promise<Products['map']> {
  const { draft, system } = await openDraftSource(source);
  const text = mapPicture(system.open(draft.body).plan('table'), draft.title);
  return { text, size: text.length };
}

async function renderPoint({ source }: PointJob): Promise<Products['point']> {
  const text = JSON.stringify((await openDraftSource(source)).draft);
  return { text, size: text.length };
}

async function renderHistory({ source, numbers, seqs }: HistoryJob): Promise<Products['history']> {
  const shape = draftShape(await systemOf(source.system));
  const updates = source.updates.map((bytes, i) => ({ bytes, seq: numbers[i] ?? 0 }));
  const steps = replaySteps(shape, updates, new Set(seqs));
  const said = steps.slice(1).map(({ seq, draft }, i) => {
    const before = steps[i]?.draft ?? draft;
    return [seq, changesInWords(shape, before, draft)] as const;
  });
  return { said, size: JSON.stringify(said).length };
}

/** Describes the changes of going back to an earlier state. */
async function renderDifference({ source, target }: DifferenceJob): Promise<Products['difference']> {
  const shape = draftShape(await systemOf(source.system));
  const said = changesInWords(shape, replayDraft(shape, source.updates), replayDraft(shape, target));
  return { said, size: JSON.stringify(said).length };
}

async function drawCard(card: CardJob): Promise<Drawn> {
  // Loaded by the first card, so that pages start sooner.
  const [{ linkCardPng }, { nodeAssets }] = await Promise.all([
    import('@/templates/exports/link-card'),
    import('@/templates/assets/node'),
  ]);
  const png = await linkCardPng(card, nodeAssets());
  return { png, size: png.length };
}
