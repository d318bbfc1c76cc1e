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
import type { PdfFonts } from './fonts';
import { pathOperators, rgb } from './operators';
import { positioned, runString } from './text-operators';

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
  let out = '';
  let state = { fill: '', stroke: '', width: -1, dash: '', font: '', size: -1 };
  let open: StructNode | 'artifact' | undefined;
  /** Where the last line of the text object began, while one is open. */
  let pen: { readonly x: number; readonly y: number } | undefined;
  const endText = () => {
    if (pen) out += 'ET\n';
    pen = undefined;
  };
  const leave = () => {
    endText();
    if (open) out += 'EMC\n';
    open = undefined;
  };
  const enter = (node: StructNode | 'artifact') => {
    if (!marked || open === node) return;
    leave();
    out += node === 'artifact' ? '/Artifact BMC\n' : `/${node.role} <</MCID ${context.mark(node)}>> BDC\n`;
    open = node;
  };
  const fill = (ink: string) => {
    if (state.fill === ink) return;
    state.fill = ink;
    out += `${rgb(ink)} rg\n`;
  };
  const drawText = ({ run, x, y, sizeMm }: TextItem) => {
    const [first] = run.parts;
    if (!first) return;
    fill(run.color);
    const font = context.fonts.resource(first.font);
    const at = { x: round(x + (run.offset * sizeMm) / 1000), y: round(y) };
    if (!pen) out += 'BT\n';
    if (state.font !== font || state.size !== sizeMm) {
      out += `/${font} ${round(sizeMm)} Tf\n`;
      state.font = font;
      state.size = sizeMm;
    }
    // The first line of a text object turns the letters upright; the others only move on from there.
    out += pen ? `${round(at.x - pen.x)} ${round(pen.y - at.y)} Td\n` : `1 0 0 -1 ${at.x} ${at.y} Tm\n`;
    pen = at;
    if (run.isMoved) for (const part of run.parts) out += positioned(part, sizeMm, context.fonts);
    else out += runString(run, context.fonts);
  };
  const drawPath = (item: PathItem) => {
    endText();
    if (item.fill && item.fill !== 'inherit') fill(item.fill);
    if (item.stroke) {
      if (item.stroke !== 'inherit' && state.stroke !== item.stroke) {
        state.stroke = item.stroke;
        out += `${rgb(item.stroke)} RG\n`;
      }
      const width = item.widthMm ?? 0.2;
      if (state.width !== width) out += `${round(width)} w\n`;
      state.width = width;
      const dash = item.dashMm?.join(' ') ?? '';
      if (state.dash !== dash) out += `[${dash}] 0 d\n`;
      state.dash = dash;
    }
    out += `${pathOperators(item.d)}${item.fill ? (item.stroke ? 'B' : 'f') : 'S'}\n`;
  };
  const place = (item: PlaceItem) => {
    endText();
    const scale = round(item.scale);
    // The sketch may draw in whatever colour is set, for lines as for areas.
    const ink = item.ink ? `${rgb(item.ink)} rg ${rgb(item.ink)} RG ` : '';
    out += `q ${ink}${scale} 0 0 ${scale} ${round(item.x)} ${round(item.y)} cm /${context.sketch(item.sketch)} Do Q\n`;
  };
  const drawImage = ({ picture, x, y, widthMm, heightMm }: ImageItem) => {
    endText();
    // An image is one unit wide and high, and stands with its foot at the origin.
    const matrix = formatMatrix([widthMm, 0, 0, -heightMm, x, y + heightMm]);
    out += `q ${matrix} cm /${context.picture(picture)} Do Q\n`;
  };
  const drawGroup = ({ matrix, clip, items: inside }: GroupItem) => {
    leave();
    out += 'q\n';
    const outside = { ...state };
    if (matrix) out += `${formatMatrix(matrix)} cm\n`;
    if (clip !== undefined) out += `${pathOperators(clip)}W n\n`;
    draw(inside);
    leave();
    out += 'Q\n';
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
  return out;
}
