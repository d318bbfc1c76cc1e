import type { BoxMm } from '@/lib/kit/blank';
import type { Face } from '@/lib/kit/faces';
import { addNode, type Item, rectangle, type StructNode } from '@/templates/drawing/display-list';
import { patternStrip } from '../../theme/patterns';
import { type DrawFace, type FaceSetting, type Overflow, oneFace, tinted } from './face';
import { drawnAt, fitWords } from './fit-words';
import { contentBox } from './room';

type TrackFace = Extract<Face, { face: 'track' }>;
type Space = TrackFace['spaces'][number];

const TITLE_SHARE = 0.2;
const MOST_TITLE_MM = 9;
const GAP_MM = 0.8;

/** Spaces in reading order, each with a head in its tone. */
export const drawTrackFace: DrawFace<TrackFace> = (face, room, setting, node) => {
  const { theme } = setting;
  const box = contentBox(room);
  const hasTitle = face.title.trim() !== '';
  const titleMm = hasTitle ? Math.min(box.heightMm * TITLE_SHARE, MOST_TITLE_MM) : 0;
  const title = fitWords(setting, 'emblemTitle', face.title, { ...box, heightMm: titleMm }, addNode(node, 'H2'));
  const field = { ...box, yMm: box.yMm + titleMm + GAP_MM, heightMm: box.heightMm - titleMm - GAP_MM };
  const list = addNode(node, 'L');
  const isColumn = face.isColumn === true;
  const spaces = gridOf(face.spaces.length, field, isColumn ? 1 : squarest(face.spaces.length, field)).map((cell, i) =>
    drawSpace(
      face.spaces[i] ?? { label: '', tone: 'plain' },
      i,
      isColumn ? rowOf(cell) : squareOf(cell),
      setting,
      list,
    ),
  );
  const cut = title.isCut && hasTitle ? [{ field: 'title', text: face.title, lost: true }] : [];
  return oneFace(
    {
      ground: [],
      items: [...(hasTitle ? drawnAt(title, box) : []), ...spaces.flatMap(({ items }) => items)],
      signInk: theme.grey,
    },
    [...cut, ...spaces.flatMap(({ overflow }) => overflow)],
  );
};

/** Returns the number of columns with the largest squares. */
function squarest(count: number, field: BoxMm): number {
  const sizeWith = (columns: number) => Math.min(field.widthMm / columns, field.heightMm / Math.ceil(count / columns));
  return Array.from({ length: count }, (_, i) => i + 1).reduce(
    (best, next) => (sizeWith(next) > sizeWith(best) + 1e-9 ? next : best),
    1,
  );
}

function gridOf(count: number, field: BoxMm, columns: number): readonly BoxMm[] {
  const rows = Math.ceil(count / columns);
  const [wide, high] = [field.widthMm / columns, field.heightMm / rows];
  const gap = Math.min(GAP_MM, high * 0.1);
  return Array.from({ length: count }, (_, i) => ({
    xMm: field.xMm + (i % columns) * wide + gap / 2,
    yMm: field.yMm + Math.floor(i / columns) * high + gap / 2,
    widthMm: wide - gap,
    heightMm: high - gap,
  }));
}

/** A space: its frame, the head in its tone, and the box of its label. */
interface Cell {
  readonly frame: BoxMm;
  readonly head: BoxMm;
  readonly words: BoxMm;
}

/** Head above, label below. */
function squareOf(frame: BoxMm): Cell {
  const head = { ...frame, heightMm: Math.min(frame.heightMm * 0.22, 5) };
  const pad = Math.min(0.8, frame.widthMm * 0.05);
  const words = {
    xMm: frame.xMm + pad,
    yMm: frame.yMm + head.heightMm + pad,
    widthMm: frame.widthMm - 2 * pad,
    heightMm: frame.heightMm - head.heightMm - 2 * pad,
  };
  return { frame, head, words };
}

/** Head on the left, label beside it. */
function rowOf(frame: BoxMm): Cell {
  const head = { ...frame, widthMm: frame.widthMm * 0.14 };
  const pad = Math.min(0.8, frame.heightMm * 0.05);
  const words = {
    xMm: frame.xMm + head.widthMm + pad,
    yMm: frame.yMm + pad,
    widthMm: frame.widthMm - head.widthMm - 2 * pad,
    heightMm: frame.heightMm - 2 * pad,
  };
  return { frame, head, words };
}

function drawSpace({ label, tone }: Space, i: number, cell: Cell, setting: FaceSetting, list: StructNode) {
  const { frame, head, words } = cell;
  const { theme } = setting;
  const tint = theme.tone[tone];
  const node = addNode(addNode(list, 'LI'), 'LBody');
  const fitted = fitWords(setting, 'spaceLabel', label, words, node, { align: 'center', color: theme.ink });
  const spare = Math.max(0, words.heightMm - fitted.fitted.heightMm) / 2;
  const pad = Math.min(0.8, head.widthMm * 0.05);
  const strip = { ...head, yMm: head.yMm + head.heightMm * 0.3, heightMm: head.heightMm * 0.4 };
  const items: readonly Item[] = [
    ...tinted(head, tint, 0.35),
    ...patternStrip(theme, tint, { ...strip, xMm: strip.xMm + pad, widthMm: strip.widthMm - 2 * pad }),
    {
      kind: 'path',
      d: rectangle(frame.xMm, frame.yMm, frame.widthMm, frame.heightMm),
      stroke: tint.edge,
      widthMm: 0.35,
    },
    ...drawnAt(fitted, { ...words, yMm: words.yMm + spare }),
  ];
  const overflow: readonly Overflow[] = fitted.isCut ? [{ field: `space ${i + 1}`, text: label, lost: true }] : [];
  return { items, overflow };
}
