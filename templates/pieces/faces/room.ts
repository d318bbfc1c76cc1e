import type { SizeMm } from '@/lib/kernel/units';
import { type Blank, type BoxMm, type Outline, type Panel, type Segment, sizeOf, type Turn } from '@/lib/kit/blank';
import { boxesWithin, roundSignTop, SIGN_MM, safeInset, type TextFaceBoxes, textFaceBoxes } from '@/lib/kit/face-boxes';
import { outlinePath } from '@/lib/kit/outline';
import { safeBox } from '@/lib/kit/safe-zone';
import { rectangle } from '@/templates/drawing/display-list';
import { type Matrix, multiply, rotation, translation } from '@/templates/geometry/matrix';

/** Drawing area of a face, relative to the top left corner of its upright panel. */
export interface Room extends SizeMm {
  /** Outline of the whole piece, or a rectangle for one panel of several. */
  readonly outline: Outline;
  /** Extent of backgrounds beyond each side: into the bleed, up to a fold, or negative if they end before the cut. */
  readonly past: Sides;
  /** Safe box, for shapes without a simple safe outline. */
  readonly safe: BoxMm;
  /** Lower limit of a face's content. Below it is only the piece's code. */
  readonly signTopMm: number;
}

interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** A panel's room, and the transformation from it to the blank. */
export interface PlacedRoom {
  readonly room: Room;
  readonly matrix: Matrix;
}

/** Returns the rooms of a blank's faces. Backgrounds extend into the bleed, or end at the safe zone without bleed. */
export const roomsOf = (blank: Blank, bleedMm: number): readonly PlacedRoom[] =>
  blank.panels.map((panel, i) => ({ room: roomOf(blank, panel, i, bleedMm), matrix: matrixOf(panel) }));

function roomOf(blank: Blank, panel: Panel, index: number, bleedMm: number): Room {
  const isTurned = panel.turn === 90 || panel.turn === 270;
  const size: SizeMm = isTurned
    ? { widthMm: panel.heightMm, heightMm: panel.widthMm }
    : { widthMm: panel.widthMm, heightMm: panel.heightMm };
  const whole = blank.panels.length === 1 && isWhole(panel, sizeOf(blank.outline));
  const inset = safeInset(size);
  const atCut = bleedMm > 0 ? bleedMm : -inset;
  const past = (isFold: boolean) => (isFold ? 0 : atCut);
  const { top, right, bottom, left } = foldedSides(panel, blank.folds);
  const sides = { top: past(top), right: past(right), bottom: past(bottom), left: past(left) };
  const box = (within: BoxMm): BoxMm => ({ ...within, xMm: within.xMm - panel.xMm, yMm: within.yMm - panel.yMm });
  const safe = whole && blank.outline.shape === 'polygon' ? box(safeBox(blank, index)) : insetBy(size, inset);
  return {
    ...size,
    outline: whole ? blank.outline : { shape: 'rectangle', ...size, cornerMm: 0 },
    past: turnedSides(sides, panel.turn),
    safe,
    signTopMm: signTop(whole ? blank.outline : undefined, safe),
  };
}

const signTop = (outline: Outline | undefined, { yMm, heightMm }: BoxMm): number =>
  outline?.shape === 'circle' ? roundSignTop(outline.diameterMm, yMm) : yMm + heightMm - SIGN_MM;

const NEARLY_MM = 0.05;
const near = (a: number, b: number) => Math.abs(a - b) < NEARLY_MM;

const isWhole = ({ xMm, yMm, widthMm, heightMm, turn }: Panel, size: SizeMm) =>
  turn === 0 && near(xMm, 0) && near(yMm, 0) && near(widthMm, size.widthMm) && near(heightMm, size.heightMm);

function foldedSides({ xMm, yMm, widthMm, heightMm }: BoxMm, folds: readonly Segment[]) {
  const upright = (x: number) => folds.some(({ a, b }) => near(a.xMm, x) && near(b.xMm, x));
  const level = (y: number) => folds.some(({ a, b }) => near(a.yMm, y) && near(b.yMm, y));
  return { top: level(yMm), right: upright(xMm + widthMm), bottom: level(yMm + heightMm), left: upright(xMm) };
}

/** Rotates the sides clockwise with the face. */
function turnedSides({ top, right, bottom, left }: Sides, turn: Turn): Sides {
  const around = [top, right, bottom, left];
  const at = (i: number) => around[(i + turn / 90) % 4] ?? 0;
  return { top: at(0), right: at(1), bottom: at(2), left: at(3) };
}

function matrixOf({ xMm, yMm, widthMm, heightMm, turn }: Panel): Matrix {
  const [x, y] = [xMm + widthMm / 2, yMm + heightMm / 2];
  const isTurned = turn === 90 || turn === 270;
  const [wide, high] = isTurned ? [heightMm, widthMm] : [widthMm, heightMm];
  return multiply(rotation(turn, x, y), translation(x - wide / 2, y - high / 2));
}

const insetBy = ({ widthMm, heightMm }: SizeMm, by: number): BoxMm => ({
  xMm: by,
  yMm: by,
  widthMm: widthMm - 2 * by,
  heightMm: heightMm - 2 * by,
});

/** Returns the ends of the horizontal chord of the safe zone at a height. Both are equal if it is empty. */
export function chordAt({ widthMm, heightMm, outline, safe }: Room, y: number): readonly [from: number, to: number] {
  const middle = widthMm / 2;
  if (y < safe.yMm - 1e-9 || y > safe.yMm + safe.heightMm + 1e-9) return [middle, middle];
  const off = Math.abs(y - heightMm / 2);
  if (outline.shape === 'circle') {
    const half = Math.sqrt(Math.max(0, (widthMm / 2 - safe.xMm) ** 2 - off ** 2));
    return [middle - half, middle + half];
  }
  if (outline.shape === 'hexagon') {
    // The slanted sides move inwards along their normals.
    const slope = widthMm / 2 / heightMm;
    const half = middle - safe.xMm * Math.hypot(1, slope) - slope * off;
    return [middle - half, middle + half];
  }
  return [safe.xMm, safe.xMm + safe.widthMm];
}

/** Returns the widest box between two heights inside the safe zone. */
export function boxBetween(room: Room, top: number, bottom: number): BoxMm {
  const [a, b] = [chordAt(room, top), chordAt(room, bottom)];
  const [from, to] = [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
  return { xMm: from, yMm: top, widthMm: Math.max(0, to - from), heightMm: Math.max(0, bottom - top) };
}

/** Returns the drawable area of a face without its code. For round shapes, a roughly square box. */
export function contentBox(room: Room): BoxMm {
  const { heightMm, outline, safe, signTopMm } = room;
  const isRound = outline.shape === 'circle' || outline.shape === 'hexagon';
  const top = isRound ? heightMm * (outline.shape === 'circle' ? 0.19 : 0.13) : safe.yMm;
  return boxBetween(room, Math.max(safe.yMm, top), Math.min(heightMm - (isRound ? top : 0), signTopMm));
}

export const textBoxesOf = (room: Room, hasArt: boolean): TextFaceBoxes =>
  room.outline.shape === 'rectangle' ? textFaceBoxes(room, hasArt) : boxesWithin(contentBox(room), hasArt);

export const groundBox = ({ widthMm, heightMm, past }: Room): BoxMm => ({
  xMm: -past.left,
  yMm: -past.top,
  widthMm: widthMm + past.left + past.right,
  heightMm: heightMm + past.top + past.bottom,
});

export function groundPath(room: Room): string {
  if (room.outline.shape !== 'rectangle') return outlinePath(room.outline, room.past.top);
  const { xMm, yMm, widthMm, heightMm } = groundBox(room);
  return rectangle(xMm, yMm, widthMm, heightMm);
}

/** Memoises a function by an object and a trait. All parts of a piece share rooms, and so the results. */
export function once<Place extends object, Trait, Made extends object>(
  work: (place: Place, trait: Trait) => Made,
): (place: Place, trait: Trait) => Made {
  const known = new WeakMap<Place, Map<Trait, Made>>();
  return (place, trait) => {
    const here = known.get(place) ?? new Map<Trait, Made>();
    known.set(place, here);
    const made = here.get(trait) ?? work(place, trait);
    here.set(trait, made);
    return made;
  };
}
