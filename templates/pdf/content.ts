import {
  type FieldItem,
  type GroupItem,
  type ImageItem,
  type Item,
  type PathItem,
  type Picture,
  type PlaceItem,
  round,
  type Sketch,
  type StructNode,
  type TextItem,
} from '../display-list';
import { formatMatrix } from '../matrix';
import type { ShapedText } from '../type/font';
import { naturalWidth, type PdfFonts } from './fonts';

/** What a page's operators refer to. */
export interface ContentContext {
  readonly fonts: PdfFonts;
  /** Resource name of a sketch, which is written once. */
  sketch(sketch: Sketch): string;
  /** Resource name of a picture, which is written once. */
  picture(picture: Picture): string;
  /** Number of a stretch of marked content of this node on this page. */
  mark(node: StructNode): number;
  field(item: FieldItem): void;
}

/** PDF operators for items, in millimetres with y downwards: the page's matrix turns that round. */
export function buildContent(items: readonly Item[], context: ContentContext, marked = true): string {
  const out: string[] = [];
  let state = { fill: '', stroke: '', width: -1, dash: '', font: '', size: -1 };
  let open: StructNode | 'artifact' | undefined;
  const leave = () => {
    if (open) out.push('EMC');
    open = undefined;
  };
  const enter = (node: StructNode | 'artifact') => {
    if (!marked || open === node) return;
    leave();
    out.push(node === 'artifact' ? '/Artifact BMC' : `/${node.role} <</MCID ${context.mark(node)}>> BDC`);
    open = node;
  };
  const fill = (ink: string) => {
    if (state.fill === ink) return;
    state.fill = ink;
    out.push(`${rgb(ink)} rg`);
  };
  const drawText = (item: TextItem) => {
    const [first] = item.run.parts;
    if (!first) return;
    fill(item.run.color);
    const font = context.fonts.resource(first.font);
    out.push('BT');
    if (state.font !== font || state.size !== item.sizeMm) {
      out.push(`/${font} ${round(item.sizeMm)} Tf`);
      state.font = font;
      state.size = item.sizeMm;
    }
    out.push(`1 0 0 -1 ${round(item.x + (item.run.offset * item.sizeMm) / 1000)} ${round(item.y)} Tm`);
    let array = '';
    for (const part of item.run.parts) {
      if (part.glyphs.every(({ dx, dy }) => dx === 0 && dy === 0)) array += context.fonts.encode(part);
      else {
        if (array) out.push(`[${array}] TJ`);
        array = '';
        out.push(...positioned(part, item.sizeMm, context.fonts));
      }
    }
    if (array) out.push(`[${array}] TJ`);
    out.push('ET');
  };
  const drawPath = (item: PathItem) => {
    if (item.fill && item.fill !== 'inherit') fill(item.fill);
    if (item.stroke) {
      if (item.stroke !== 'inherit' && state.stroke !== item.stroke) {
        state.stroke = item.stroke;
        out.push(`${rgb(item.stroke)} RG`);
      }
      const width = item.widthMm ?? 0.2;
      if (state.width !== width) out.push(`${round(width)} w`);
      state.width = width;
      const dash = (item.dashMm ?? []).join(' ');
      if (state.dash !== dash) out.push(`[${dash}] 0 d`);
      state.dash = dash;
    }
    const paint = item.fill ? (item.stroke ? 'B' : 'f') : 'S';
    out.push(`${pathOperators(item.d)}${paint}`);
  };
  const place = (item: PlaceItem) => {
    const scale = round(item.scale);
    // The sketch may draw in whatever colour is set, for lines as for areas.
    const ink = item.ink ? `${rgb(item.ink)} rg ${rgb(item.ink)} RG ` : '';
    out.push(`q ${ink}${scale} 0 0 ${scale} ${round(item.x)} ${round(item.y)} cm /${context.sketch(item.sketch)} Do Q`);
  };
  const drawImage = ({ picture, x, y, widthMm, heightMm }: ImageItem) => {
    // An image is one unit wide and high, and stands with its foot at the origin.
    const matrix = formatMatrix([widthMm, 0, 0, -heightMm, x, y + heightMm]);
    out.push(`q ${matrix} cm /${context.picture(picture)} Do Q`);
  };
  const drawGroup = ({ matrix, clip, items: inside }: GroupItem) => {
    leave();
    out.push('q');
    const outside = { ...state };
    if (matrix) out.push(`${formatMatrix(matrix)} cm`);
    if (clip !== undefined) out.push(`${pathOperators(clip)}W n`);
    draw(inside);
    leave();
    out.push('Q');
    state = outside;
  };
  const draw = (drawn: readonly Item[]) => {
    for (const item of drawn) {
      if (item.kind === 'group') drawGroup(item);
      else if (item.kind === 'field') context.field(item);
      else {
        enter(item.node ?? 'artifact');
        if (item.kind === 'text') drawText(item);
        else if (item.kind === 'path') drawPath(item);
        else if (item.kind === 'image') drawImage(item);
        else place(item);
      }
    }
  };
  draw(items);
  leave();
  return out.join('\n');
}

/** Glyph by glyph, for marks that are moved off the base line. */
function positioned(part: ShapedText, sizeMm: number, fonts: PdfFonts): readonly string[] {
  const out: string[] = [];
  for (const glyph of part.glyphs) {
    if (glyph.dy !== 0) out.push(`${round((glyph.dy * sizeMm) / 1000)} Ts`);
    const back = round(naturalWidth(part.font, glyph.id) - glyph.advance + glyph.dx);
    const before = glyph.dx === 0 ? '' : String(-round(glyph.dx));
    out.push(`[${before}<${fonts.code(part.font, glyph)}>${back === 0 ? '' : back}] TJ`);
    if (glyph.dy !== 0) out.push('0 Ts');
  }
  return out;
}

const operators = new Map<string, string>();
const CACHED_PATHS = 5000;

export function pathOperators(d: string): string {
  const known = operators.get(d);
  if (known !== undefined) return known;
  let out = '';
  for (const [, command = '', numbers = ''] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    out += command === 'Z' ? 'h\n' : `${numbers.trim()} ${command.toLowerCase()}\n`;
  }
  if (operators.size >= CACHED_PATHS) operators.clear();
  operators.set(d, out);
  return out;
}

const colours = new Map<string, string>();

export function rgb(ink: string): string {
  const known = colours.get(ink);
  if (known !== undefined) return known;
  const made = [1, 3, 5].map((at) => round(Number.parseInt(ink.slice(at, at + 2), 16) / 255)).join(' ');
  colours.set(ink, made);
  return made;
}
