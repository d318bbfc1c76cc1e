import type { BoxMm } from '@/lib/kit/blank';
import { type Matrix, multiply, round, translation } from '@/templates/geometry/matrix';
import type { Run } from '@/templates/type/lines';

/**
 * Display list of a page in reading order, in millimetres from the top left. Preview and PDF use the same list. Items
 * without a node are decoration, which screen readers skip.
 */
export type Item = Leaf | GroupItem;
export type Leaf = TextItem | PathItem | PlaceItem | ImageItem | FieldItem;

interface ItemCommon {
  readonly node?: StructNode | undefined;
}

/** `x` and `y` are the start of the line's baseline. */
export interface TextItem extends ItemCommon {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly sizeMm: number;
  readonly run: Run;
}

/** A colour as "#RRGGBB", or the current colour of the surroundings. */
type Ink = string | 'inherit';

export interface PathItem extends ItemCommon {
  readonly kind: 'path';
  /** Absolute SVG commands M, L, C and Z. */
  readonly d: string;
  readonly fill?: Ink | undefined;
  readonly stroke?: Ink | undefined;
  readonly widthMm?: number | undefined;
  readonly dashMm?: readonly number[] | undefined;
}

/** Items that are defined once and placed many times. */
export interface Sketch {
  readonly name: string;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly items: readonly Item[];
}

export interface PlaceItem extends ItemCommon {
  readonly kind: 'place';
  readonly sketch: Sketch;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly ink?: string | undefined;
}

/** Pixels, row by row from the top left. The same object is written once, however often it is drawn. */
export interface Picture {
  readonly id: string;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Three bytes per pixel. */
  readonly rgb: Uint8Array;
  /** One byte per pixel, 0 for transparent. Fully opaque if undefined. */
  readonly alpha?: Uint8Array | undefined;
}

export interface ImageItem extends ItemCommon {
  readonly kind: 'image';
  readonly picture: Picture;
  readonly x: number;
  readonly y: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A group of items: clipped to `clip`, then transformed by `matrix`. Groups must not contain fields. */
export interface GroupItem {
  readonly kind: 'group';
  readonly node?: undefined;
  readonly matrix?: Matrix | undefined;
  /** Absolute SVG commands M, L, C and Z, in the group's coordinates. */
  readonly clip?: string | undefined;
  /** Headers, footers and cutting lines, as opposed to content. */
  readonly isFurniture?: boolean | undefined;
  /** Part to cut out of which this draws a side, without its number; equal ones look alike. */
  readonly of?: PartSide | undefined;
  readonly items: readonly Item[];
}

/** One side of a part, by the ids of its piece and of the part itself. */
export interface PartSide {
  readonly piece: string;
  readonly part: string;
  readonly side: 'front' | 'back';
  /** Index among the pieces that continue the part's text. */
  readonly leaf: number;
}

export const furniture = (items: readonly Item[]): readonly Item[] =>
  items.length === 0 ? [] : [{ kind: 'group', isFurniture: true, items }];

/** A field of a fillable PDF. Names are unique within a kit. */
export interface FieldItem extends ItemCommon {
  readonly kind: 'field';
  readonly field: 'text' | 'lines' | 'check';
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly x: number;
  readonly y: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

export const ROLES = [
  'Document',
  'Part',
  'Sect',
  'Div',
  'H1',
  'H2',
  'H3',
  'P',
  'BlockQuote',
  'Caption',
  'L',
  'LI',
  'Lbl',
  'LBody',
  'Table',
  'TR',
  'TH',
  'TD',
  'Figure',
  'Form',
] as const;
export type Role = (typeof ROLES)[number];

/** A node of the structure tree for screen readers. A node has either children or items on pages. */
export interface StructNode {
  readonly role: Role;
  readonly children: StructNode[];
  readonly alt?: string | undefined;
  readonly title?: string | undefined;
  readonly scope?: 'Row' | 'Column' | undefined;
}

export interface Page {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly items: readonly Item[];
  /** Side of the paper, in kits printed on both sides. */
  readonly side?: 'front' | 'back' | undefined;
  readonly isBlank?: boolean | undefined;
  /** Area to cut out, without and with its bleed; the whole page if undefined. */
  readonly boxes?: { readonly trim: BoxMm; readonly bleed: BoxMm } | undefined;
  /** Correction of the printer's offset, applied to the whole page. */
  readonly transform?: Matrix | undefined;
  /** Colours in place of others in pictures on printed web pages. */
  readonly onPaper?: Readonly<Record<string, string>> | undefined;
}

/** A bookmark of the PDF. */
export interface OutlineEntry {
  readonly title: string;
  readonly page: number;
  readonly children: readonly OutlineEntry[];
}

export function addNode(
  parent: StructNode,
  role: Role,
  { alt, title, scope }: Omit<StructNode, 'role' | 'children'> = {},
): StructNode {
  const node: StructNode = { role, children: [], alt, title, scope };
  parent.children.push(node);
  return node;
}

export const moveItems = (items: readonly Item[], dx: number, dy: number): readonly Item[] =>
  items.map((item) => {
    if (item.kind === 'path') return { ...item, d: movePath(item.d, dx, dy) };
    if (item.kind === 'group') return { ...item, matrix: multiply(translation(dx, dy), item.matrix) };
    return { ...item, x: item.x + dx, y: item.y + dy };
  });

/** Returns the drawn items without their groups. */
export const leavesOf = (items: readonly Item[]): readonly Leaf[] =>
  items.flatMap((item) => (item.kind === 'group' ? leavesOf(item.items) : [item]));

function movePath(d: string, dx: number, dy: number): string {
  let isY = false;
  return d.replace(/[MLCZ]|-?[\d.]+/g, (token) => {
    if (/[MLCZ]/.test(token)) {
      isY = false;
      return token;
    }
    isY = !isY;
    return String(round(Number(token) + (isY ? dx : dy)));
  });
}

export const rectangle = (x: number, y: number, width: number, height: number): string => {
  const [left, top, right, bottom] = [round(x), round(y), round(x + width), round(y + height)];
  return `M${left} ${top} L${right} ${top} L${right} ${bottom} L${left} ${bottom} Z`;
};

export const polygon = (corners: readonly { readonly x: number; readonly y: number }[]): string =>
  `${corners.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(' ')} Z`;

export const line = (x1: number, y1: number, x2: number, y2: number): string =>
  `M${round(x1)} ${round(y1)} L${round(x2)} ${round(y2)}`;

const KAPPA = 0.5523;

export function circle(x: number, y: number, radius: number): string {
  const k = radius * KAPPA;
  const p = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`;
  return `M${p(radius, 0)} C${p(radius, k)} ${p(k, radius)} ${p(0, radius)} C${p(-k, radius)} ${p(-radius, k)} ${p(-radius, 0)} C${p(-radius, -k)} ${p(-k, -radius)} ${p(0, -radius)} C${p(k, -radius)} ${p(radius, -k)} ${p(radius, 0)} Z`;
}
