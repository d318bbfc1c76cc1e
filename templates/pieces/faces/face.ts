import type { BoxMm } from '@/lib/kit/blank';
import { type Item, type Picture, rectangle, type StructNode } from '../../display-list';
import { iconNamed } from '../../theme/icons';
import type { Theme } from '../../theme/theme';
import type { Setter } from '../../type/setter';
import { groundPath, type Room } from './room';

/** A picture, and what its owner says of it. */
export interface ShownPicture extends Picture {
  readonly alt?: string | undefined;
  readonly credit?: string | undefined;
}

/** What every face is drawn with. */
export interface FaceSetting {
  readonly setter: Setter;
  readonly theme: Theme;
  readonly pictures: ReadonlyMap<string, ShownPicture>;
  /** Called with the id of a picture that is not there. */
  readonly onMissingArt: (id: string) => void;
}

/** One face as it is drawn, measured from the top left corner of its panel. */
export interface DrawnFace {
  /** Grounds and art, which run past the cut. */
  readonly ground: readonly Item[];
  /** Everything else: it stays inside the safe zone. */
  readonly items: readonly Item[];
  /** Colour of the sign that says which piece it is. */
  readonly signInk: string;
}

/** Words of a face that found no room in their place. */
export interface Overflow {
  readonly field: string;
  readonly text: string;
  /** They stand nowhere else on the pieces, so the notes have to say them. */
  readonly lost: boolean;
}

export interface FaceDrawing {
  /** More than one where a text goes on upon further pieces. */
  readonly faces: readonly [DrawnFace, ...DrawnFace[]];
  readonly overflow: readonly Overflow[];
}

/** Draws one kind of face. */
export type DrawFace<Face> = (face: Face, room: Room, setting: FaceSetting, node: StructNode) => FaceDrawing;

export const oneFace = (face: DrawnFace, overflow: readonly Overflow[] = []): FaceDrawing => ({
  faces: [face],
  overflow,
});

/** Items that end where the grounds of a face do. */
export const grounded = (room: Room, items: readonly Item[]): readonly Item[] =>
  items.length === 0 ? [] : [{ kind: 'group', clip: groundPath(room), items }];

/** A filled box, or its outline where ink is short. */
export function tinted(
  { xMm, yMm, widthMm, heightMm }: BoxMm,
  tint: Theme['tone']['plain'],
  strokeMm = 0.5,
): readonly Item[] {
  const d = rectangle(xMm, yMm, widthMm, heightMm);
  if (tint.ground && tint.ground !== '#FFFFFF') return [{ kind: 'path', d, fill: tint.ground }];
  return [{ kind: 'path', d, stroke: tint.edge, widthMm: strokeMm }];
}

/** A sign as large as a box allows, in its middle. */
export function signIn(
  name: string,
  { xMm, yMm, widthMm, heightMm }: BoxMm,
  ink: string,
  node?: StructNode,
): readonly Item[] {
  const sketch = iconNamed(name);
  const size = Math.min(widthMm, heightMm);
  if (!sketch || size <= 0) return [];
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

/** The same items as decoration, for copies that a screen reader need not say again. */
export const asDecoration = (items: readonly Item[]): readonly Item[] =>
  items.map((item) =>
    item.kind === 'group' ? { ...item, items: asDecoration(item.items) } : { ...item, node: undefined },
  );
