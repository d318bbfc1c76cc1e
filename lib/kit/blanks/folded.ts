import type { SizeMm } from '@/lib/kernel/units';
import type { Blank, Outline, Segment } from '../blank';

/** Of the width: a foot deep enough to stand fast. */
const FLAP_SHARE = 0.4;
const LEAST_FLAP_MM = 8;
const MOST_FLAP_MM = 15;

/**
 * A figure that stands up: its front, above it over a fold its back, head down, and at both ends a flap that folds
 * outwards into a foot. Panels: front, back.
 */
export function standee({ widthMm, heightMm }: SizeMm): Blank {
  const flapMm = Math.min(MOST_FLAP_MM, Math.max(LEAST_FLAP_MM, widthMm * FLAP_SHARE));
  const [head, foot] = [flapMm + heightMm, flapMm + 2 * heightMm];
  return {
    outline: sharp({ widthMm, heightMm: foot + flapMm }),
    folds: [flapMm, head, foot].map((y) => level(0, widthMm, y)),
    slits: [],
    panels: [
      { xMm: 0, yMm: head, widthMm, heightMm, turn: 0 },
      { xMm: 0, yMm: flapMm, widthMm, heightMm, turn: 180 },
    ],
  };
}

/** A card that stands on its two halves, to be read from both sides. Panels: front, back. */
export const tent = ({ widthMm, heightMm }: SizeMm): Blank => ({
  outline: sharp({ widthMm, heightMm: 2 * heightMm }),
  folds: [level(0, widthMm, heightMm)],
  slits: [],
  panels: [
    { xMm: 0, yMm: heightMm, widthMm, heightMm, turn: 0 },
    { xMm: 0, yMm: 0, widthMm, heightMm, turn: 180 },
  ],
});

/**
 * An open box: a floor with a wall folded up on every side. A slit at each corner frees a tab to glue behind the next
 * wall. Panels: floor, then the walls' inner sides from the far one clockwise, each upright once it stands.
 */
export function tray(floor: SizeMm, wallMm: number): Blank {
  const [left, right] = [wallMm, wallMm + floor.widthMm];
  const [top, bottom] = [wallMm, wallMm + floor.heightMm];
  const whole = { widthMm: right + wallMm, heightMm: bottom + wallMm };
  return {
    outline: sharp(whole),
    folds: [
      level(0, whole.widthMm, top),
      level(0, whole.widthMm, bottom),
      upright(left, top, bottom),
      upright(right, top, bottom),
    ],
    slits: [left, right].flatMap((x) => [upright(x, 0, top), upright(x, bottom, whole.heightMm)]),
    panels: [
      { xMm: left, yMm: top, ...floor, turn: 0 },
      { xMm: left, yMm: 0, widthMm: floor.widthMm, heightMm: wallMm, turn: 0 },
      { xMm: right, yMm: top, widthMm: wallMm, heightMm: floor.heightMm, turn: 90 },
      { xMm: left, yMm: bottom, widthMm: floor.widthMm, heightMm: wallMm, turn: 180 },
      { xMm: 0, yMm: top, widthMm: wallMm, heightMm: floor.heightMm, turn: 270 },
    ],
  };
}

const sharp = ({ widthMm, heightMm }: SizeMm): Outline => ({ shape: 'rectangle', widthMm, heightMm, cornerMm: 0 });
const level = (from: number, to: number, yMm: number): Segment => ({
  a: { xMm: from, yMm },
  b: { xMm: to, yMm },
});
const upright = (xMm: number, from: number, to: number): Segment => ({
  a: { xMm, yMm: from },
  b: { xMm, yMm: to },
});
