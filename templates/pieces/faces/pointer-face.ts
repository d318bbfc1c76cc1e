import type { Face } from '@/lib/kit/faces';
import { addNode, circle, line } from '@/templates/drawing/display-list';
import { round } from '@/templates/geometry/matrix';
import { type DrawFace, grounded, groundItems, oneFace } from './face';
import { contentBox, groundBox } from './room';

/** An arrow along the longer side, with a hole to spin about. Only the background if the piece is cut as an arrow. */
export const drawPointerFace: DrawFace<Extract<Face, { face: 'pointer' }>> = (face, room, { theme }, node) => {
  const tint = theme.tone[face.tone];
  if (room.outline.shape === 'polygon')
    return oneFace({ ground: grounded(room, groundItems(room, groundBox(room), tint)), items: [], signInk: tint.on });
  const { xMm, yMm, widthMm, heightMm } = contentBox(room);
  const upright = heightMm > widthMm;
  const [long, broad] = upright ? [heightMm, widthMm] : [widthMm, heightMm];
  const [head, half, shaft] = [Math.min(broad, long * 0.4), broad / 2, broad * 0.2];
  const at = (along: number, across: number) =>
    upright
      ? ([round(xMm + half + across), round(yMm + long - along)] as const)
      : ([round(xMm + along), round(yMm + half + across)] as const);
  const corners = [
    at(0.3, -shaft),
    at(long - head, -shaft),
    at(long - head, 0.3 - half),
    at(long - 0.6, 0),
    at(long - head, half - 0.3),
    at(long - head, shaft),
    at(0.3, shaft),
  ];
  const d = `M${corners.map((corner) => corner.join(' ')).join(' L')} Z`;
  const [x, y] = at(long / 2, 0);
  const hole = Math.min(1.6, shaft * 0.8);
  const cross = `${line(x - hole / 2, y, x + hole / 2, y)} ${line(x, y - hole / 2, x, y + hole / 2)}`;
  const arrow = addNode(node, 'Figure', { alt: node.title || 'Pointer' });
  return oneFace({
    ground: [],
    items: [
      { kind: 'path', d, fill: tint.ground, stroke: tint.edge, widthMm: 0.4, node: arrow },
      { kind: 'path', d: circle(x, y, hole), fill: '#FFFFFF', stroke: theme.ink, widthMm: 0.3 },
      { kind: 'path', d: cross, stroke: theme.ink, widthMm: 0.2 },
    ],
    signInk: theme.grey,
  });
};
