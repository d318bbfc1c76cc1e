import type { PlanRoom } from '@/lib/kit/plan';
import { circle, type Item, rectangle, type StructNode } from '@/templates/drawing/display-list';
import { round } from '@/templates/geometry/matrix';
import type { FlowContext } from '../../flow/context';
import { fitText } from '../../flow/fit';
import { drawText, layText, plainSpan, type TextSetting } from '../../flow/text';
import { SIZES } from '../../theme/styles';
import { PALETTE, type Theme } from '../../theme/theme';
import type { Box, Point } from './geometry';
import { freePlace, type Obstacle, SPOILT } from './labels';

export const WALL_MM = 1.1;

export const groundOf = ({ style }: Pick<PlanRoom, 'style'>, { lowInk }: Theme) =>
  lowInk || style === 'outside' || style === 'corridor' ? PALETTE.white : PALETTE.faint;

/** Draws a room's name, or a letter explained in `long`. Returns its box. */
export function drawLabel(
  room: PlanRoom,
  box: Box | undefined,
  obstacles: readonly Obstacle[],
  context: FlowContext,
  node: StructNode,
  out: Item[],
  long: string[],
): Obstacle | undefined {
  if (!box) return undefined;
  const { theme, setter } = context;
  const most = { widthMm: Math.max(3, box.width - 2 * WALL_MM), heightMm: Math.max(2, box.height - WALL_MM) };
  const within = withinWalls(box, room);
  for (const [wide, high] of LABEL_SHARES) {
    const inside = { widthMm: most.widthMm * wide, heightMm: most.heightMm * high };
    const label = fitText(setter, theme, 'roomLabel', room.label, inside, node, {
      align: 'center',
      color: room.secret ? theme.tone.alarm.edge : theme.ink,
    });
    if (!label.fits) continue;
    const size = { widthMm: Math.min(label.widthMm + 1.2, inside.widthMm), heightMm: label.heightMm };
    const at = freePlace(within, size, obstacles);
    const plate: Obstacle = { ...at, width: size.widthMm, height: size.heightMm, weight: SPOILT.sign };
    if (coversSign(plate, obstacles)) continue;
    const d = rectangle(at.x, at.y, size.widthMm, size.heightMm);
    out.push({ kind: 'path', d, fill: groundOf(room, theme), node });
    label.draw(at.x + (size.widthMm - inside.widthMm) / 2, at.y, out);
    return plate;
  }
  long.push(room.label);
  const across = { widthMm: 2 * BADGE_MM, heightMm: 2 * BADGE_MM };
  const at = freePlace({ ...within, width: Math.min(within.width, 3 * BADGE_MM) }, across, obstacles);
  drawBadge(letter(long.length), { x: at.x + BADGE_MM, y: at.y + BADGE_MM }, context, node, out);
  return undefined;
}

/** Shares of the room to try for the name, largest first, so that it fits beside the room's signs. */
const LABEL_SHARES = [
  [1, 1],
  [1, 0.6],
  [0.6, 1],
  [1, 0.35],
  [0.6, 0.6],
] as const;

const coversSign = (box: Box, obstacles: readonly Obstacle[]): boolean =>
  obstacles.some((obstacle) => obstacle.weight >= SPOILT.sign && overlaps(obstacle, box));

/** Draws the GM's secret inside a room of a board, if it fits beside the name. */
export function drawSecret(
  room: PlanRoom,
  box: Box,
  obstacles: readonly Obstacle[],
  { theme, setter }: FlowContext,
  parent: StructNode,
  out: Item[],
): void {
  if (!room.secret) return;
  const within = withinWalls(box, room);
  const size = { widthMm: Math.min(within.width - 2, SECRET_MM), heightMm: within.height };
  const node: StructNode = { role: 'Div', children: [] };
  const words = fitText(setter, theme, 'cardBody', room.secret, size, node);
  if (!words.fits) return;
  const at = freePlace(within, { widthMm: size.widthMm, heightMm: words.heightMm }, obstacles);
  const plate = { ...at, width: size.widthMm, height: words.heightMm };
  if (coversSign(plate, obstacles)) return;
  parent.children.push(node);
  out.push({
    kind: 'path',
    d: rectangle(plate.x, plate.y, plate.width, plate.height),
    fill: groundOf(room, theme),
    node: parent,
  });
  words.draw(at.x, at.y, out);
}

/** Width of a line of reading matter. */
const SECRET_MM = 62;

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Returns the area for a name: inside the walls, and inside the red line of a secret if the room is high enough. */
function withinWalls(box: Box, { secret }: PlanRoom): Box {
  const side = Math.min(WALL_MM, box.width / 4);
  const rim = Math.min(secret ? WALL_MM + 0.7 : WALL_MM / 2 + 0.3, box.height / 8);
  return { x: box.x + side, y: box.y + rim, width: box.width - 2 * side, height: box.height - 2 * rim };
}

/** Letter that replaces the name of a small room. */
export const letter = (number: number) => (number <= 26 ? String.fromCharCode(64 + number) : `A${number - 26}`);

const BADGE_MM = 1.9;

/** Draws a number or a letter that a note explains. */
export function drawBadge(
  sign: number | string,
  at: Point,
  { setter, theme }: FlowContext,
  node: StructNode,
  out: Item[],
): void {
  out.push({
    kind: 'path',
    d: circle(at.x, at.y, BADGE_MM),
    fill: PALETTE.white,
    stroke: theme.ink,
    widthMm: 0.3,
    node,
  });
  const setting: TextSetting = { setter, pt: SIZES.tiny, lineHeight: 1, align: 'center', node };
  const block = layText(plainSpan(String(sign), 'heading', theme.ink), 6, setting);
  drawText(block, setting, round(at.x - 3), round(at.y - block.heightMm / 2), out);
}
