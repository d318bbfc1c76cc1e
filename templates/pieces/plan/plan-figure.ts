import type { SizeMm } from '@/lib/kernel/units';
import type { PlanFigure } from '@/lib/kit/blocks';
import { outlineOf, type Plan, type PlanPassage, type PlanRoom, sideOf } from '@/lib/kit/plan';
import {
  addNode,
  type Item,
  line,
  moveItems,
  polygon,
  rectangle,
  type StructNode,
} from '@/templates/drawing/display-list';
import { beside } from '../../flow/beside';
import type { FlowContext } from '../../flow/context';
import { paragraphStrips } from '../../flow/prose';
import { heightOf, type Strip } from '../../flow/strip';
import { drawText, layText, plainSpan, type TextBlock } from '../../flow/text';
import { mmFromPt, SIZES } from '../../theme/styles';
import type { Theme } from '../../theme/theme';
import { type Box, centre, innerOf, type Point, routeOf, routePoint, scaleOf, type Way, wayBetween } from './geometry';
import { around, type Obstacle, SPOILT } from './labels';
import { layLegend } from './legend';
import { drawBadge, drawLabel, drawSecret, groundOf, letter, WALL_MM } from './room-words';
import { arrow, blockade, passageItems, wallBar, YOU_ARE_HERE } from './signs';

const LEGEND_GAP_MM = 4;
/** Thin outlines of tiles, so that walls stand out. */
const TILE_LINE_MM = 0.35;

/** Draws a floor plan in the style of an evacuation plan, with notes on its passages below. */
export function layPlan(
  { plan, squareMm, bare = false }: PlanFigure,
  context: FlowContext,
  size: SizeMm,
  nodes: { readonly figure: StructNode; readonly after: StructNode },
): readonly Strip[] {
  if (plan.rooms.length === 0) return [];
  const { theme } = context;
  const legend = bare ? undefined : layLegend(plan, context, size.widthMm, nodes.figure);
  const belowMm = legend ? legend.heightMm + LEGEND_GAP_MM : 0;
  const scale = scaleOf(plan.rooms, size.widthMm - WALL_MM, size.heightMm - belowMm - WALL_MM, squareMm);
  const boxes = new Map(plan.rooms.map((room) => [room.id, scale.place(room)]));
  const noted = bare ? [] : plan.passages.filter(({ note }) => note.trim() !== '');
  const ways = plan.passages.flatMap((passage) => {
    const [a, b] = [boxes.get(passage.a), boxes.get(passage.b)];
    return a && b ? [{ passage, way: wayBetween(a, b) }] : [];
  });

  const items: Item[] = [];
  for (const room of plan.rooms) {
    drawRoom(room, boxes.get(room.id), theme, nodes.figure, items);
    if (squareMm !== undefined) drawSquares(boxes.get(room.id), scale.square, theme, nodes.figure, items);
  }
  for (const { passage, way } of ways) items.push(...passageItems(passage, way, theme, WALL_MM, nodes.figure));
  for (const wall of plan.walls ?? []) {
    const side = sideOf(boxes, wall);
    if (side) items.push(...wallBar(side, theme, nodes.figure));
  }
  const route = routeOf(plan, boxes);
  drawRoute(route, theme, nodes.figure, items);
  const start = plan.start === undefined ? undefined : startPlace(plan.start, plan, boxes, context);
  const pins = (plan.pins ?? []).flatMap(({ room, label }) => {
    const box = boxes.get(room);
    return box ? [{ label, at: routePoint(innerOf(box)) }] : [];
  });
  const obstacles = [
    ...obstaclesOf(ways, noted, route, start),
    ...pins.map(({ at }) => ({ ...around(at, at, 2.2), weight: SPOILT.sign })),
  ];
  const long: string[] = [];
  for (const room of plan.rooms) {
    const whole = boxes.get(room.id);
    const box = whole && innerOf(whole);
    const label = drawLabel(room, box, obstacles, context, nodes.figure, items, long);
    if (squareMm !== undefined && box && label)
      drawSecret(room, box, [...obstacles, label], context, nodes.figure, items);
  }
  for (const { label, at } of pins) drawBadge(label, at, context, nodes.figure, items);
  if (start) drawStart(start, context, nodes.figure, items);
  for (const { passage, way } of ways) {
    if (passage.blocked) items.push(...blockade(way, theme, nodes.figure));
    const number = noted.indexOf(passage) + 1;
    if (number > 0) drawBadge(number, badgePlace(passage, way), context, nodes.figure, items);
  }
  const figure: Strip = {
    heightMm: scale.heightMm + WALL_MM + belowMm,
    gapMm: 4,
    keepWithNext: false,
    draw: (x, y, out) => {
      out.push(...moveItems(items, x + WALL_MM / 2, y + WALL_MM / 2));
      legend?.draw(x, y + scale.heightMm + WALL_MM + LEGEND_GAP_MM, out);
    },
  };
  return [figure, ...noteStrips(plan, noted, long, context, size.widthMm, nodes.after)];
}

function drawRoom(
  { style, secret }: PlanRoom,
  box: Box | undefined,
  theme: Theme,
  node: StructNode,
  out: Item[],
): void {
  if (!box) return;
  const d = polygon(outlineOf(box));
  const ground = groundOf({ style }, theme);
  if (style === 'outside')
    out.push({ kind: 'path', d, fill: ground, stroke: theme.grey, widthMm: 0.4, dashMm: [0.4, 1.2], node });
  else if (style === 'duct')
    out.push({ kind: 'path', d, fill: ground, stroke: theme.headline, widthMm: 0.5, dashMm: [2, 1.2], node });
  else {
    const widthMm = style === 'tile' ? TILE_LINE_MM : WALL_MM;
    out.push({ kind: 'path', d, fill: ground, stroke: theme.headline, widthMm, node });
  }
  if (!secret) return;
  const inset = WALL_MM + 0.3;
  const { x, y, width, height, shape } = box;
  const inner = { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset, shape };
  out.push({ kind: 'path', d: polygon(outlineOf(inner)), stroke: theme.tone.alarm.edge, widthMm: 0.5, node });
}

/** Lines between the squares of a room, for pieces to stand on. */
function drawSquares(box: Box | undefined, square: number, { rule }: Theme, node: StructNode, out: Item[]): void {
  if (!box || box.shape === 'hexagon') return;
  const steps = (length: number) => Array.from({ length: Math.ceil(length / square - 1e-6) - 1 }, (_, i) => i + 1);
  const lines = [
    ...steps(box.width).map((i) => line(box.x + i * square, box.y, box.x + i * square, box.y + box.height)),
    ...steps(box.height).map((i) => line(box.x, box.y + i * square, box.x + box.width, box.y + i * square)),
  ];
  const inset = WALL_MM / 2;
  const clip = rectangle(box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset);
  if (lines.length === 0) return;
  const drawn: Item = { kind: 'path', d: lines.join(' '), stroke: rule, widthMm: 0.15, node };
  out.push({ kind: 'group', clip, items: [drawn] });
}

function drawRoute(points: readonly Point[], theme: Theme, node: StructNode, out: Item[]): void {
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]];
    if (!from || !to || Math.hypot(to.x - from.x, to.y - from.y) < 0.5) continue;
    out.push({ kind: 'path', d: line(from.x, from.y, to.x, to.y), stroke: theme.tone.exit.edge, widthMm: 1, node });
  }
  // Arrowheads only at the entries to rooms and at the end.
  for (let i = 2; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]];
    if (!from || !to || Math.hypot(to.x - from.x, to.y - from.y) < 7) continue;
    const middle = i === points.length - 1 ? to : { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    out.push(arrow(from, middle, theme, node));
  }
}

/** Returns everything that names must avoid. */
function obstaclesOf(
  ways: readonly { readonly passage: PlanPassage; readonly way: Way }[],
  noted: readonly PlanPassage[],
  route: readonly Point[],
  start: Start | undefined,
): readonly Obstacle[] {
  const spot = (at: Point, radius: number, weight: number) => ({ ...around(at, at, radius), weight });
  const passages = ways.flatMap(({ passage, way }) => [
    way.wall ? spot(way.middle, 2, SPOILT.door) : { ...around(way.from, way.to, 0.6), weight: SPOILT.line },
    ...(passage.blocked ? [spot(way.middle, 2.5, SPOILT.sign)] : []),
    ...(noted.includes(passage) ? [spot(badgePlace(passage, way), 2.2, SPOILT.sign)] : []),
  ]);
  const along = route.slice(1).map((to, i) => ({ ...around(route[i] ?? to, to, 1.8), weight: SPOILT.route }));
  if (!start) return [...passages, ...along];
  const words = { ...around(start.at, { x: start.at.x + 2.8 + start.wordsMm, y: start.at.y }, 2), weight: SPOILT.sign };
  return [...passages, ...along, words];
}

interface Start {
  readonly at: Point;
  readonly words: TextBlock;
  /** Width of the text; 0 if it does not fit. */
  readonly wordsMm: number;
}

/** Returns the position of the dot, and of its text if that is clear of the wall. */
function startPlace(
  id: string,
  { wayOut }: Plan,
  boxes: ReadonlyMap<string, Box>,
  { theme, setter }: FlowContext,
): Start | undefined {
  const whole = boxes.get(id);
  if (!whole) return undefined;
  const box = innerOf(whole);
  const at = wayOut.includes(id) ? routePoint(box) : { ...centre(box), y: box.y + box.height * 0.7 };
  const words = layText(plainSpan('YOU ARE HERE', 'heading', theme.tone.service.edge), 40, { setter, ...START_TYPE });
  const widthMm = ((words.lines[0]?.width ?? 0) * mmFromPt(SIZES.tiny)) / 1000;
  const hasRoom = at.x + 2.8 + widthMm < box.x + box.width - WALL_MM;
  return { at, words, wordsMm: hasRoom ? widthMm : 0 };
}

const START_TYPE = { pt: SIZES.tiny, lineHeight: 1.1 } as const;

function drawStart({ at, words, wordsMm }: Start, { theme, setter }: FlowContext, node: StructNode, out: Item[]): void {
  out.push(...YOU_ARE_HERE(at, theme, node));
  if (wordsMm > 0) drawText(words, { setter, ...START_TYPE, node }, at.x + 2.8, at.y - words.heightMm / 2, out);
}

/** A note's number is beside the passage, not on it. */
const badgePlace = ({ blocked }: PlanPassage, { middle, wall }: Way): Point =>
  wall?.upright === false
    ? { x: middle.x + (blocked ? 5 : 4), y: middle.y }
    : { x: middle.x, y: middle.y - (blocked ? 5 : 4) };

/** Explains the numbers and letters on the plan, in two columns. */
function noteStrips(
  { rooms }: Plan,
  noted: readonly PlanPassage[],
  long: readonly string[],
  context: FlowContext,
  widthMm: number,
  parent: StructNode,
): readonly Strip[] {
  if (noted.length + long.length === 0) return [];
  const label = (id: string) => rooms.find((room) => room.id === id)?.label ?? '';
  const small = { ...context, textPt: SIZES.small };
  const width = (widthMm - 6) / 2;
  const list = addNode(parent, 'L');
  const { ink } = context.theme;
  const entry = (sign: string, head: string, note: string) => {
    const node = addNode(addNode(list, 'LI'), 'LBody');
    const spans = [
      { text: `${sign}  ${head}`, face: 'bold' as const, color: ink },
      { text: note, face: 'body' as const, color: ink },
    ];
    return paragraphStrips(small, spans, width, node);
  };
  const entries = [
    ...long.map((name, i) => entry(letter(i + 1), name, '')),
    ...noted.map((passage, i) => entry(String(i + 1), `${label(passage.a)} – ${label(passage.b)}: `, passage.note)),
  ];
  return columnsOf(entries, width);
}

function columnsOf(entries: readonly (readonly Strip[])[], width: number): readonly Strip[] {
  const total = heightOf(entries.flat());
  const left: Strip[] = [];
  const right: Strip[] = [];
  for (const strips of entries) (right.length === 0 && heightOf(left) < total / 2 ? left : right).push(...strips);
  return [
    beside(
      [
        { x: 0, strips: left },
        { x: width + 6, strips: right },
      ],
      { gapMm: 4, keepWithNext: false },
    ),
  ];
}
