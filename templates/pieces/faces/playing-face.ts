import type { BoxMm } from '@/lib/kit/blank';
import { SIGN_MM } from '@/lib/kit/face-boxes';
import type { Face } from '@/lib/kit/faces';
import { addNode, type Item, rectangle } from '@/templates/drawing/display-list';
import { rotation } from '@/templates/geometry/matrix';
import { drawText, layText, plainSpan, type TextSetting } from '../../flow/text';
import { mmFromPt } from '../../theme/styles';
import { asDecoration, type DrawFace, type FaceSetting, oneFace, signIn } from './face';
import { contentBox } from './room';

type PlayingFace = Extract<Face, { face: 'playing' }>;

/** Pip layouts by count: column (one of three) and vertical position. Pips below the middle are upside down. */
const PIPS: readonly (readonly (readonly [column: -1 | 0 | 1, down: number])[])[] = [
  [],
  [[0, 0.5]],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [0, 0.5],
    [0, 1],
  ],
  [
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, 0],
    [1, 0],
    [0, 0.5],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, 0],
    [1, 0],
    [-1, 0.5],
    [1, 0.5],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, 0],
    [1, 0],
    [0, 0.25],
    [-1, 0.5],
    [1, 0.5],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, 0],
    [1, 0],
    [0, 0.25],
    [-1, 0.5],
    [1, 0.5],
    [0, 0.75],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, 0],
    [1, 0],
    [-1, 1 / 3],
    [1, 1 / 3],
    [0, 0.5],
    [-1, 2 / 3],
    [1, 2 / 3],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, 0],
    [1, 0],
    [0, 1 / 6],
    [-1, 1 / 3],
    [1, 1 / 3],
    [-1, 2 / 3],
    [1, 2 / 3],
    [0, 5 / 6],
    [-1, 1],
    [1, 1],
  ],
];

/** A playing card that reads the same both ways up. */
export const drawPlayingFace: DrawFace<PlayingFace> = (face, room, setting, node) => {
  const { theme } = setting;
  const ink = face.red ? theme.tone.alarm.edge : theme.ink;
  const figure = addNode(node, 'Figure', { alt: node.title ?? face.index });
  // The whole safe zone of a card; on other shapes, the content box.
  const card = room.outline.shape === 'rectangle' ? room.safe : contentBox(room);
  const { xMm, yMm, widthMm, heightMm } = card;
  const columnMm = Math.min(widthMm * COLUMN_SHARE, heightMm * COLUMN_SHARE);
  const index = cornerIndex(face, { ...card, widthMm: columnMm }, ink, setting);
  const half = rotation(180, xMm + widthMm / 2, yMm + heightMm / 2);
  // Leaves room for the piece's code in the lower corner, and as much at the top.
  const top = Math.max(heightMm * 0.06, Math.min(SIGN_MM, room.safe.yMm + room.safe.heightMm - room.signTopMm));
  const field: BoxMm = {
    xMm: xMm + columnMm,
    yMm: yMm + top,
    widthMm: widthMm - 2 * columnMm,
    heightMm: heightMm - 2 * top,
  };
  const pips = PIPS[face.pips] ?? [];
  const drawn = pips.length > 0 ? pipItems(face, pips, field, ink) : courtItems(face, field, ink, setting);
  const upright = [...index, ...drawn].map((item) => (item.kind === 'group' ? item : { ...item, node: figure }));
  const turned: Item = { kind: 'group', matrix: half, items: asDecoration(index) };
  return oneFace({ ground: [], items: [...upright, turned], signInk: theme.grey });
};

/** Width of the index column, as a share of the shorter side. */
const COLUMN_SHARE = 0.16;

function cornerIndex({ index, icon }: PlayingFace, box: BoxMm, ink: string, { setter }: FaceSetting): readonly Item[] {
  const items: Item[] = [];
  const [rankMm, most] = [box.widthMm * 0.95, box.widthMm];
  const natural = layText(plainSpan(index, 'heading', ink), 1000, { setter, pt: 100, lineHeight: 1 });
  const widest = ((natural.lines[0]?.width ?? 0) * mmFromPt(100)) / 1000;
  // As high as its column is wide, unless the rank is wider than it is high.
  const pt = Math.min(rankMm / mmFromPt(1), widest === 0 ? 100 : (100 * most) / widest);
  const set: TextSetting = { setter, pt, lineHeight: 1, align: 'center' };
  drawText(layText(plainSpan(index, 'heading', ink), most + 0.01, set), set, box.xMm, box.yMm, items);
  const below = box.yMm + rankMm * 1.02;
  return [...items, ...signIn(icon, { ...box, yMm: below, heightMm: box.widthMm * 0.85 }, ink)];
}

function pipItems({ icon }: PlayingFace, pips: (typeof PIPS)[number], field: BoxMm, ink: string): readonly Item[] {
  const single = pips.length === 1;
  const size = single ? field.widthMm * 0.62 : Math.min(field.widthMm * 0.27, field.heightMm * 0.2);
  const middle = field.xMm + field.widthMm / 2;
  const reach = (field.widthMm - size) / 2;
  return pips.flatMap(([column, down]): readonly Item[] => {
    const box = {
      xMm: middle + column * reach * 0.92 - size / 2,
      yMm: field.yMm + (field.heightMm - size) * down,
      widthMm: size,
      heightMm: size,
    };
    const pip = signIn(icon, box, ink);
    if (down <= 0.5) return pip;
    return [{ kind: 'group', matrix: rotation(180, box.xMm + size / 2, box.yMm + size / 2), items: pip }];
  });
}

/** A court card: its rank and suit, large, in a frame. */
function courtItems(
  { index, icon }: PlayingFace,
  field: BoxMm,
  ink: string,
  { setter, theme }: FaceSetting,
): readonly Item[] {
  const frame = rectangle(field.xMm + 1, field.yMm, field.widthMm - 2, field.heightMm);
  const inside = rectangle(field.xMm + 2, field.yMm + 1, field.widthMm - 4, field.heightMm - 2);
  const items: Item[] = [
    { kind: 'path', d: frame, stroke: ink, widthMm: 0.6 },
    { kind: 'path', d: inside, stroke: theme.rule, widthMm: 0.25 },
  ];
  const room = field.widthMm - 6;
  const natural = layText(plainSpan(index, 'heading', ink), 1000, { setter, pt: 100, lineHeight: 1 });
  const widest = ((natural.lines[0]?.width ?? 0) * mmFromPt(100)) / 1000;
  const mostMm = Math.min(field.heightMm * 0.45, field.widthMm);
  const pt = Math.min(mostMm / mmFromPt(1), widest === 0 ? 100 : (100 * room) / widest);
  const set: TextSetting = { setter, pt, lineHeight: 1, align: 'center' };
  const rank = layText(plainSpan(index, 'heading', ink), room + 0.01, set);
  const signMm = Math.min(field.heightMm * 0.3, room * 0.7);
  const top = field.yMm + (field.heightMm - rank.heightMm - signMm) / 2;
  drawText(rank, set, field.xMm + 3, top, items);
  items.push(...signIn(icon, { xMm: field.xMm + 3, yMm: top + rank.heightMm, widthMm: room, heightMm: signMm }, ink));
  return items;
}
