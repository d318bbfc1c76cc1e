import type { SizeMm } from '@/lib/kernel/units';
import type { Blank, Outline, Segment, Turn } from '../blank';

/** Depth of a foot as a share of the width, large enough to stand safely. */
const FLAP_SHARE = 0.4;
const LEAST_FLAP_MM = 8;
const MOST_FLAP_MM = 15;

/** Front, above it the back upside down, and at both ends flaps that fold out into feet. Panels: front, back. */
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
    fastening: 'glue',
  };
}

/** A tent card, to be read from both sides. Panels: front, back. */
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
 * An open box: a floor with a wall on every side. A slit at each corner frees a tab to glue behind the next wall.
 * Panels: floor, then the inner sides of the walls clockwise from the far one, each upright once folded.
 */
export const tray = (floor: SizeMm, wallMm: number): Blank => openBox(floor, wallMm, INSIDE);

/** Thickest paper that home printers accept. */
const PAPER_MM = 0.3;
/** Layers of paper across an open box: two walls, and the tabs glued behind them. */
const LAYERS = 4;

/**
 * The lid for the tray with this floor, printed on its outside. Its inner size exceeds the tray's outer size by the
 * thickness of the paper on every side. Panels: top, then the outer sides of the rim clockwise from the near one, each
 * upright while the lid is on.
 */
export function lid({ widthMm, heightMm }: SizeMm, rimMm: number, paperMm = PAPER_MM): Blank {
  // The tray's walls, the lid's walls and the gap between them.
  const moreMm = (LAYERS + LAYERS + 2) * paperMm;
  return openBox({ widthMm: widthMm + moreMm, heightMm: heightMm + moreMm }, rimMm, OUTSIDE);
}

type Wall = readonly [side: 'far' | 'right' | 'near' | 'left', turn: Turn];
/** Walls in the order of their panels, as read from inside the box and from outside. */
const INSIDE: readonly Wall[] = [
  ['far', 0],
  ['right', 90],
  ['near', 180],
  ['left', 270],
];
const OUTSIDE: readonly Wall[] = [
  ['near', 0],
  ['left', 90],
  ['far', 180],
  ['right', 270],
];

function openBox(floor: SizeMm, wallMm: number, walls: readonly Wall[]): Blank {
  const [left, right] = [wallMm, wallMm + floor.widthMm];
  const [top, bottom] = [wallMm, wallMm + floor.heightMm];
  const whole = { widthMm: right + wallMm, heightMm: bottom + wallMm };
  const across = { widthMm: floor.widthMm, heightMm: wallMm };
  const along = { widthMm: wallMm, heightMm: floor.heightMm };
  const boxes = {
    far: { xMm: left, yMm: 0, ...across },
    right: { xMm: right, yMm: top, ...along },
    near: { xMm: left, yMm: bottom, ...across },
    left: { xMm: 0, yMm: top, ...along },
  };
  return {
    outline: sharp(whole),
    folds: [
      level(0, whole.widthMm, top),
      level(0, whole.widthMm, bottom),
      upright(left, top, bottom),
      upright(right, top, bottom),
    ],
    slits: [left, right].flatMap((x) => [upright(x, 0, top), upright(x, bottom, whole.heightMm)]),
    panels: [{ xMm: left, yMm: top, ...floor, turn: 0 }, ...walls.map(([side, turn]) => ({ ...boxes[side], turn }))],
    fastening: 'glue',
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
