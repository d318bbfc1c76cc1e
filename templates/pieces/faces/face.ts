import type { BoxMm } from '@/lib/kit/blank';
import type { Tone } from '@/lib/kit/blocks';
import { type Item, line, type Picture, rectangle, type StructNode } from '@/templates/drawing/display-list';
import { iconNamed, outlineOf } from '../../theme/icons';
import { PALETTE, type Theme, type Tint } from '../../theme/theme';
import type { Setter } from '../../type/setter';
import type { DeckSizes } from './deck-sizes';
import { groundBox, groundPath, once, type Room } from './room';

export interface ShownPicture extends Picture {
  readonly alt?: string | undefined;
  readonly credit?: string | undefined;
}

export interface FaceSetting {
  readonly setter: Setter;
  readonly theme: Theme;
  readonly pictures: ReadonlyMap<string, ShownPicture>;
  readonly onMissingArt: (id: string) => void;
  /** Type sizes shared by the parts of a piece. */
  readonly sizes?: DeckSizes | undefined;
}

export interface DrawnFace {
  /** Backgrounds and art that extend into the bleed. */
  readonly ground: readonly Item[];
  /** Everything else; stays inside the safe zone. */
  readonly items: readonly Item[];
  /** Colour of the piece's code. */
  readonly signInk: string;
}

export interface Overflow {
  readonly field: string;
  readonly text: string;
  /** True if the text is not printed elsewhere on the pieces, so that the notes must contain it. */
  readonly lost: boolean;
}

export interface FaceDrawing {
  /** Several if the text continues on further pieces. */
  readonly faces: readonly [DrawnFace, ...DrawnFace[]];
  readonly overflow: readonly Overflow[];
}

export type DrawFace<Face> = (face: Face, room: Room, setting: FaceSetting, node: StructNode) => FaceDrawing;

export const oneFace = (face: DrawnFace, overflow: readonly Overflow[] = []): FaceDrawing => ({
  faces: [face],
  overflow,
});

/** Clips items to the background area of a face. */
export const grounded = (room: Room, items: readonly Item[]): readonly Item[] =>
  items.length === 0 ? [] : [{ kind: 'group', clip: groundPath(room), items }];

const drawnGrounds = once((_places: object, _theme: Theme) => new Map<Tone, readonly Item[]>());

/** Returns the background items for a tone, cached for all parts that share it. */
export function groundOf(places: object, theme: Theme, tone: Tone, draw: () => readonly Item[]): readonly Item[] {
  const known = drawnGrounds(places, theme);
  const drawn = known.get(tone) ?? draw();
  known.set(tone, drawn);
  return drawn;
}

/** Returns a filled box, or its outline if ink is saved. */
export function tinted(box: BoxMm, tint: Tint, strokeMm = 0.5): readonly Item[] {
  const d = rectangle(box.xMm, box.yMm, box.widthMm, box.heightMm);
  if (isFilled(tint)) return [{ kind: 'path', d, fill: tint.ground }];
  return [{ kind: 'path', d, stroke: tint.edge, widthMm: strokeMm }];
}

export const isFilled = ({ ground }: Tint): boolean => ground !== undefined && ground !== PALETTE.white;

const NEARLY_MM = 1e-6;

/** Returns the background of a face. If ink is saved: the outline of its shape, and a line above the text. */
export function groundItems(room: Room, box: BoxMm, tint: Tint): readonly Item[] {
  if (isFilled(tint) || room.outline.shape === 'rectangle') return tinted(box, tint);
  const foot = box.yMm + box.heightMm;
  const inset = { ...room, past: { top: -room.safe.yMm, right: 0, bottom: 0, left: 0 } };
  const whole: Item = { kind: 'path', d: groundPath(inset), stroke: tint.edge, widthMm: 0.5 };
  const all = groundBox(room);
  if (foot >= all.yMm + all.heightMm - NEARLY_MM) return [whole];
  const { xMm, widthMm } = box;
  return [{ kind: 'path', d: line(xMm, foot, xMm + widthMm, foot), stroke: tint.edge, widthMm: 0.5 }];
}

/** Size from which signs are outlines if ink is saved; smaller ones take little. */
const LEAST_OUTLINED_MM = 7;

/** Draws a sign as large as a box allows, centred. With `lowInk`, a large one in outline. */
export function signIn(
  name: string,
  { xMm, yMm, widthMm, heightMm }: BoxMm,
  ink: string,
  {
    node,
    lowInk = false,
    outlinedFromMm = LEAST_OUTLINED_MM,
  }: { readonly node?: StructNode | undefined; readonly lowInk?: boolean; readonly outlinedFromMm?: number } = {},
): readonly Item[] {
  const filled = iconNamed(name);
  const size = Math.min(widthMm, heightMm);
  if (!filled || size <= 0) return [];
  const sketch = lowInk && size >= outlinedFromMm ? outlineOf(filled) : filled;
  const scale = size / Math.max(sketch.widthMm, sketch.heightMm);
  return [
    {
      kind: 'place',
      sketch,
      x: xMm + (widthMm - sketch.widthMm * scale) / 2,
      y: yMm + (heightMm - sketch.heightMm * scale) / 2,
      scale,
      ink,
      node,
    },
  ];
}

/** Marks items as decoration, for copies that screen readers need not repeat. */
export const asDecoration = (items: readonly Item[]): readonly Item[] =>
  items.map((item) =>
    item.kind === 'group' ? { ...item, items: asDecoration(item.items) } : { ...item, node: undefined },
  );
