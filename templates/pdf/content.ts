import {
  type FieldItem,
  type GroupItem,
  type ImageItem,
  type Item,
  type PathItem,
  type Picture,
  type PlaceItem,
  ROLES,
  type Role,
  round,
  type Sketch,
  type StructNode,
  type TextItem,
} from '../display-list';
import { formatMatrix, isIdentity, type Matrix } from '../matrix';
import type { Font } from '../type/font';
import type { ByteWriter } from './byte-writer';
import type { PdfFonts } from './fonts';
import { rgb, writePath } from './operators';
import { writePositioned, writeRun } from './text-operators';

/** What a page's operators refer to. */
export interface ContentContext {
  readonly fonts: PdfFonts;
  /** Resource name of a sketch, which is written once, and whether there are lines in it. */
  sketch(sketch: Sketch): { readonly name: string; readonly isStroked: boolean };
  /** Resource name of a picture, which is written once. */
  picture(picture: Picture): string;
  /** Resource name of a path that is drawn again and again, or undefined if it is not. */
  path(d: string, paint: string): string | undefined;
  /** Number of a stretch of marked content of this node on this page. */
  mark(node: StructNode): number;
  field(item: FieldItem): void;
}

const OPENINGS = Object.fromEntries(ROLES.map((role) => [role, `/${role} <</MCID `])) as Readonly<Record<Role, string>>;

/** What operators have set, and the end of a group sets back. */
interface GraphicsState {
  fill: string;
  stroke: string;
  width: number;
  dash: string;
  font: Font | undefined;
  isLettered: boolean;
  size: number;
}

const nothingSet = (): GraphicsState => ({
  fill: '',
  stroke: '',
  width: -1,
  dash: '',
  font: undefined,
  isLettered: false,
  size: -1,
});

/** Nobody sees a hundredth of a millimetre between letters, and lines stand evenly then. */
const roundText = (value: number) => Math.round(value * 100) / 100;

/** Writes PDF operators for items, in millimetres with y downwards: the page's matrix turns that round. */
export function writeContent(out: ByteWriter, items: readonly Item[], context: ContentContext, marked = true): void {
  let state = nothingSet();
  let open: StructNode | 'artifact' | undefined;
  let isText = false;
  /** Whether what is open was opened within the text object, and so ends within it. */
  let isInside = false;
  /** Where the last line of the text object began. */
  const pen = { x: 0, y: 0, isDown: false };
  const endText = () => {
    if (isText) out.text('ET\n');
    isText = false;
  };
  const close = () => {
    if (open) out.text('EMC\n');
    open = undefined;
  };
  const leave = () => {
    if (isInside) close();
    endText();
    close();
    isInside = false;
  };
  /** Goes on in what a node has on the page, and in a text object or out of it. */
  const enter = (node: StructNode | 'artifact', forText: boolean) => {
    const goesOn = !marked || (open === node && (forText || !isInside));
    // Lines of text that follow each other share a text object, whatever they belong to.
    if (!goesOn && forText && isInside) close();
    else if (!goesOn) leave();
    else if (!forText) endText();
    if (forText && !isText) {
      out.text('BT\n');
      isText = true;
      pen.isDown = false;
    }
    if (goesOn) return;
    open = node;
    isInside = forText;
    if (node === 'artifact') return out.text('/Artifact BMC\n');
    out.text(OPENINGS[node.role]);
    out.number(context.mark(node));
    out.text('>> BDC\n');
  };
  const pair = (x: number, y: number, operator: string) => {
    out.number(x);
    out.text(' ');
    out.number(y);
    out.text(operator);
  };
  const colour = (ink: string, operator: string) => {
    out.text(rgb(ink));
    out.text(operator);
  };
  const fill = (ink: string) => {
    if (state.fill === ink) return;
    state.fill = ink;
    colour(ink, ' rg\n');
  };
  const drawText = ({ run, x, y, sizeMm }: TextItem) => {
    if (run.to === run.from) return;
    fill(run.color);
    const left = roundText(x + (run.offset * sizeMm) / 1000);
    const base = roundText(y);
    if (state.font !== run.font || state.isLettered !== run.isLettered || state.size !== sizeMm) {
      out.text('/');
      out.text(context.fonts.resource(run.font, run.isLettered));
      out.text(' ');
      out.number(sizeMm);
      out.text(' Tf\n');
      state.font = run.font;
      state.isLettered = run.isLettered;
      state.size = sizeMm;
    }
    // The first line of a text object turns the letters upright; the others only move on from there.
    if (pen.isDown) pair(left - pen.x, pen.y - base, ' Td\n');
    else {
      out.text('1 0 0 -1 ');
      pair(left, base, ' Tm\n');
    }
    pen.x = left;
    pen.y = base;
    pen.isDown = true;
    if (run.isMoved) writePositioned(out, run, sizeMm, context.fonts);
    else writeRun(out, run, context.fonts);
  };
  const drawPath = (item: PathItem) => {
    if (item.fill && item.fill !== 'inherit') fill(item.fill);
    if (item.stroke) {
      if (item.stroke !== 'inherit' && state.stroke !== item.stroke) {
        state.stroke = item.stroke;
        colour(item.stroke, ' RG\n');
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
    const { name, isStroked } = context.sketch(item.sketch);
    out.text('q ');
    // The sketch may draw in whatever colour is set.
    if (item.ink) colour(item.ink, ' rg ');
    if (item.ink && isStroked) colour(item.ink, ' RG ');
    pair(item.scale, 0, ' 0 ');
    pair(item.scale, item.x, ' ');
    out.number(item.y);
    out.text(' cm /');
    out.text(name);
    out.text(' Do Q\n');
  };
  const drawImage = ({ picture, x, y, widthMm, heightMm }: ImageItem) => {
    // An image is one unit wide and high, and stands with its foot at the origin.
    const matrix = formatMatrix([widthMm, 0, 0, -heightMm, x, y + heightMm]);
    out.text(`q ${matrix} cm /${context.picture(picture)} Do Q\n`);
  };
  const move = (matrix: Matrix) => {
    const [a, b, c, d, x, y] = matrix;
    if (a !== 1 || b !== 0 || c !== 0 || d !== 1) return out.text(`${formatMatrix(matrix)} cm\n`);
    out.text('1 0 0 1 ');
    pair(x, y, ' cm\n');
  };
  const drawGroup = ({ matrix, clip, items: inside }: GroupItem) => {
    if (clip === undefined && (!matrix || isIdentity(matrix))) return draw(inside);
    leave();
    out.text('q\n');
    const outside = { ...state };
    if (matrix) move(matrix);
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
        enter(item.node ?? 'artifact', item.kind === 'text');
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
