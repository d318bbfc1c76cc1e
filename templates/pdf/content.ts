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
import { formatMatrix, isIdentity } from '../matrix';
import type { ByteWriter } from './byte-writer';
import type { PdfFonts } from './fonts';
import { rgb, writePath } from './operators';
import { isLettered, writePositioned, writeRun } from './text-operators';

/** What a page's operators refer to. */
export interface ContentContext {
  readonly fonts: PdfFonts;
  /** Resource name of a sketch, which is written once. */
  sketch(sketch: Sketch): string;
  /** Resource name of a picture, which is written once. */
  picture(picture: Picture): string;
  /** Resource name of a path that is drawn again and again, or undefined if it is not. */
  path(d: string, paint: string): string | undefined;
  /** Number of a stretch of marked content of this node on this page. */
  mark(node: StructNode): number;
  field(item: FieldItem): void;
}

/** Writes PDF operators for items, in millimetres with y downwards: the page's matrix turns that round. */
export function writeContent(out: ByteWriter, items: readonly Item[], context: ContentContext, marked = true): void {
  let state = { fill: '', stroke: '', width: -1, dash: '', font: '', size: -1 };
  let open: StructNode | 'artifact' | undefined;
  /** Where the last line of the text object began, while one is open. */
  let isText = false;
  let [penX, penY] = [0, 0];
  const endText = () => {
    if (isText) out.text('ET\n');
    isText = false;
  };
  const leave = () => {
    endText();
    if (open) out.text('EMC\n');
    open = undefined;
  };
  const enter = (node: StructNode | 'artifact') => {
    if (!marked || open === node) return;
    leave();
    out.text(node === 'artifact' ? '/Artifact BMC\n' : `/${node.role} <</MCID ${context.mark(node)}>> BDC\n`);
    open = node;
  };
  const pair = (x: number, y: number, operator: string) => {
    out.number(x);
    out.text(' ');
    out.number(y);
    out.text(operator);
  };
  const fill = (ink: string) => {
    if (state.fill === ink) return;
    state.fill = ink;
    out.text(`${rgb(ink)} rg\n`);
  };
  const drawText = ({ run, x, y, sizeMm }: TextItem) => {
    const [first] = run.parts;
    if (!first) return;
    fill(run.color);
    const inLetters = !run.isMoved && isLettered(run);
    const font = context.fonts.resource(first.font, inLetters);
    const [left, base] = [round(x + (run.offset * sizeMm) / 1000), round(y)];
    if (!isText) out.text('BT\n');
    if (state.font !== font || state.size !== sizeMm) {
      out.text(`/${font} ${round(sizeMm)} Tf\n`);
      state.font = font;
      state.size = sizeMm;
    }
    // The first line of a text object turns the letters upright; the others only move on from there.
    if (isText) pair(left - penX, penY - base, ' Td\n');
    else {
      out.text('1 0 0 -1 ');
      pair(left, base, ' Tm\n');
    }
    isText = true;
    [penX, penY] = [left, base];
    if (run.isMoved) for (const part of run.parts) writePositioned(out, part, sizeMm, context.fonts);
    else writeRun(out, run, inLetters, context.fonts);
  };
  const drawPath = (item: PathItem) => {
    endText();
    if (item.fill && item.fill !== 'inherit') fill(item.fill);
    if (item.stroke) {
      if (item.stroke !== 'inherit' && state.stroke !== item.stroke) {
        state.stroke = item.stroke;
        out.text(`${rgb(item.stroke)} RG\n`);
      }
      const width = item.widthMm ?? 0.2;
      if (state.width !== width) out.text(`${round(width)} w\n`);
      state.width = width;
      const dash = item.dashMm?.join(' ') ?? '';
      if (state.dash !== dash) out.text(`[${dash}] 0 d\n`);
      state.dash = dash;
    }
    const paint = item.fill ? (item.stroke ? 'B' : 'f') : 'S';
    const name = context.path(item.d, paint);
    if (name !== undefined) return out.text(`/${name} Do\n`);
    writePath(out, item.d);
    out.text(`${paint}\n`);
  };
  const place = (item: PlaceItem) => {
    endText();
    const name = context.sketch(item.sketch);
    const scale = round(item.scale);
    // The sketch may draw in whatever colour is set, for lines as for areas.
    const ink = item.ink ? `${rgb(item.ink)} rg ${rgb(item.ink)} RG ` : '';
    out.text(`q ${ink}${scale} 0 0 ${scale} ${round(item.x)} ${round(item.y)} cm /${name} Do Q\n`);
  };
  const drawImage = ({ picture, x, y, widthMm, heightMm }: ImageItem) => {
    endText();
    // An image is one unit wide and high, and stands with its foot at the origin.
    const matrix = formatMatrix([widthMm, 0, 0, -heightMm, x, y + heightMm]);
    out.text(`q ${matrix} cm /${context.picture(picture)} Do Q\n`);
  };
  const drawGroup = ({ matrix, clip, items: inside }: GroupItem) => {
    if (clip === undefined && (!matrix || isIdentity(matrix))) return draw(inside);
    leave();
    out.text('q\n');
    const outside = { ...state };
    if (matrix) out.text(`${formatMatrix(matrix)} cm\n`);
    if (clip !== undefined) {
      writePath(out, clip);
      out.text('W n\n');
    }
    draw(inside);
    leave();
    out.text('Q\n');
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
}
