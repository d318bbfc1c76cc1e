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
  type Sketch,
  type StructNode,
  type TextItem,
} from '@/templates/drawing/display-list';
import { formatMatrix, isIdentity, type Matrix, round } from '@/templates/geometry/matrix';
import type { Font } from '../type/font';
import type { ByteWriter } from './byte-writer';
import type { PdfFonts } from './fonts';
import { rgb, writePath, writePositioned, writeRun } from './operators';

export interface ContentContext {
  readonly fonts: PdfFonts;
  /** Returns the resource name of a sketch, which is written once, and whether it contains strokes. */
  sketch(sketch: Sketch): { readonly name: string; readonly isStroked: boolean };
  /** Returns the resource name of a picture, which is written once. */
  picture(picture: Picture): string;
  /** Returns the resource name of a path that is drawn repeatedly; otherwise undefined. */
  path(d: string, paint: string): string | undefined;
}

/** Per-page bookkeeping. */
export interface PageContext {
  /** Returns the id of new marked content of this node on this page. */
  mark(node: StructNode): number;
  field(item: FieldItem): void;
}

const OPENINGS = Object.fromEntries(ROLES.map((role) => [role, `/${role} <</MCID `])) as Readonly<Record<Role, string>>;

/** Graphics state, restored at the end of a group. */
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

/** A hundredth of a millimetre between letters is invisible, and rounding aligns lines. */
const roundText = (value: number) => Math.round(value * 100) / 100;

/** Writes operators in millimetres, y downwards. Content of a page is marked with its node; sketches have none. */
export function writeContent(
  out: ByteWriter,
  items: readonly Item[],
  context: ContentContext,
  page?: PageContext,
): void {
  const content = new Content(out, context, page);
  content.draw(items);
  content.leave();
}

class Content {
  private state = nothingSet();
  private open: StructNode | 'artifact' | undefined;
  private isText = false;
  /** True if the open marked content was opened within the text object, and so must end within it. */
  private isInside = false;
  /** True if the text object already has a line; `penX` and `penY` are the start of the last one. */
  private isDown = false;
  private penX = 0;
  private penY = 0;

  constructor(
    private readonly out: ByteWriter,
    private readonly context: ContentContext,
    private readonly page: PageContext | undefined,
  ) {}

  draw(items: readonly Item[]): void {
    for (const item of items) {
      if (item.kind === 'group') this.drawGroup(item);
      else if (item.kind === 'field') this.page?.field(item);
      else {
        this.enter(item.node ?? 'artifact', item.kind === 'text');
        if (item.kind === 'text') this.drawText(item);
        else if (item.kind === 'path') this.drawPath(item);
        else if (item.kind === 'image') this.drawImage(item);
        else this.place(item);
      }
    }
  }

  /** Closes everything that is open. */
  leave(): void {
    if (this.isInside) this.close();
    this.endText();
    this.close();
    this.isInside = false;
  }

  /** Continues in the node's marked content, inside or outside of a text object. */
  private enter(node: StructNode | 'artifact', forText: boolean) {
    const { out, page } = this;
    const goesOn = !page || (this.open === node && (forText || !this.isInside));
    // Consecutive lines of text share a text object, whatever their nodes.
    if (!goesOn && forText && this.isInside) this.close();
    else if (!goesOn) this.leave();
    else if (!forText) this.endText();
    if (forText && !this.isText) {
      out.text('BT\n');
      this.isText = true;
      this.isDown = false;
    }
    if (goesOn) return;
    this.open = node;
    this.isInside = forText;
    if (node === 'artifact') return out.text('/Artifact BMC\n');
    out.text(OPENINGS[node.role]);
    out.number(page.mark(node));
    out.text('>> BDC\n');
  }

  private close(): void {
    if (this.open) this.out.text('EMC\n');
    this.open = undefined;
  }

  private endText(): void {
    if (this.isText) this.out.text('ET\n');
    this.isText = false;
  }

  private drawText({ run, x, y, sizeMm }: TextItem): void {
    if (run.to === run.from) return;
    const { out, state, context } = this;
    this.fill(run.color);
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
    // The first line of a text object flips the letters upright; the others only move.
    if (this.isDown) this.pair(left - this.penX, this.penY - base, ' Td\n');
    else {
      out.text('1 0 0 -1 ');
      this.pair(left, base, ' Tm\n');
    }
    this.penX = left;
    this.penY = base;
    this.isDown = true;
    if (run.isMoved) writePositioned(out, run, sizeMm, context.fonts);
    else writeRun(out, run, context.fonts);
  }

  private drawPath(item: PathItem) {
    const { out, state, context } = this;
    if (item.fill && item.fill !== 'inherit') this.fill(item.fill);
    if (item.stroke) {
      if (item.stroke !== 'inherit' && state.stroke !== item.stroke) {
        state.stroke = item.stroke;
        this.colour(item.stroke, ' RG\n');
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
    out.text(paint);
    out.text('\n');
  }

  private place({ sketch, x, y, scale, ink }: PlaceItem): void {
    const { out } = this;
    const { name, isStroked } = this.context.sketch(sketch);
    out.text('q ');
    // The sketch may draw in the current colour.
    if (ink) this.colour(ink, ' rg ');
    if (ink && isStroked) this.colour(ink, ' RG ');
    this.pair(scale, 0, ' 0 ');
    this.pair(scale, x, ' ');
    out.number(y);
    out.text(' cm /');
    out.text(name);
    out.text(' Do Q\n');
  }

  private drawImage({ picture, x, y, widthMm, heightMm }: ImageItem): void {
    // An image fills the unit square, with its foot at the origin.
    const matrix = formatMatrix([widthMm, 0, 0, -heightMm, x, y + heightMm]);
    this.out.text(`q ${matrix} cm /${this.context.picture(picture)} Do Q\n`);
  }

  private drawGroup({ matrix, clip, items }: GroupItem) {
    if (clip === undefined && (!matrix || isIdentity(matrix))) return this.draw(items);
    const { out } = this;
    this.leave();
    out.text('q\n');
    const outside = { ...this.state };
    if (matrix) this.move(matrix);
    if (clip !== undefined) {
      writePath(out, clip);
      out.text('W n\n');
    }
    this.draw(items);
    this.leave();
    out.text('Q\n');
    this.state = outside;
  }

  private move(matrix: Matrix) {
    const [a, b, c, d, x, y] = matrix;
    if (a !== 1 || b !== 0 || c !== 0 || d !== 1) return this.out.text(`${formatMatrix(matrix)} cm\n`);
    this.out.text('1 0 0 1 ');
    this.pair(x, y, ' cm\n');
  }

  private fill(ink: string): void {
    if (this.state.fill === ink) return;
    this.state.fill = ink;
    this.colour(ink, ' rg\n');
  }

  private colour(ink: string, operator: string): void {
    this.out.text(rgb(ink));
    this.out.text(operator);
  }

  private pair(x: number, y: number, operator: string): void {
    this.out.number(x);
    this.out.text(' ');
    this.out.number(y);
    this.out.text(operator);
  }
}
