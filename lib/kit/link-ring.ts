import { overlaps, type Rect } from '@/lib/kernel/rect';
import type { Point } from '@/lib/kernel/tiling';

/** Size of a node's box in letter heights: room for a name of two lines, or for one line and a note. */
const BOX = { broad: 8, narrow: 5.5, height: 3 };
/** Number of nodes from which boxes are narrow. */
const CROWD = 12;
/** Smallest gap between boxes, and around the ring. */
const GAP = 0.7;
const RIM = 0.4;
/** Distance that a loop extends from its box, and that the number extends from the loop. */
export const LOOP = 2.6;
const LOOP_RIM = LOOP + 0.4;

/** Positions of nodes, in the units of their room. */
export interface Ring {
  readonly letter: number;
  readonly centre: Point;
  readonly boxes: readonly Rect[];
}

/** Heights to try, as shares of the width, and smallest height in letter heights. */
const SHARES = [0.7, 0.85, 1, 1.2, 1.4];
const LEAST_HEIGHT = 26;

export interface RingRoom {
  readonly width: number;
  readonly height: number;
  /** Largest height of letters. */
  readonly letter: number;
}

/** Arranges boxes clockwise around an ellipse that fills the room, from the top. Letters shrink until all fit. */
export function ringIn(room: RingRoom, count: number, hasLoops: boolean): Ring {
  const { width, height } = room;
  let [low, high] = [0, Math.min(room.letter, Math.min(width, height) / 8)];
  if (standsApart(boxesIn(room, high, count, hasLoops), high)) low = high;
  for (let i = 0; i < 20 && high > low; i++) {
    const middle = (low + high) / 2;
    if (standsApart(boxesIn(room, middle, count, hasLoops), middle)) low = middle;
    else high = middle;
  }
  return {
    letter: low,
    centre: { x: width / 2, y: height / 2 },
    boxes: boxesIn(room, low, count, hasLoops),
  };
}

/** Returns a room at least this wide for nodes with letters of this size. Grows in height first, then in width. */
export function roomForRing(width: number, letter: number, count: number): RingRoom {
  for (let broad = Math.max(width, 20 * letter); ; broad *= 1.15) {
    for (const share of SHARES) {
      const room = {
        width: broad,
        height: Math.max(LEAST_HEIGHT * letter, broad * share),
        letter,
      };
      if (standsApart(boxesIn(room, letter, count, true), letter)) return room;
    }
  }
}

function boxesIn(
  { width, height }: Pick<RingRoom, 'width' | 'height'>,
  letter: number,
  count: number,
  hasLoops: boolean,
): readonly Rect[] {
  const box = { width: (count > CROWD ? BOX.narrow : BOX.broad) * letter, height: BOX.height * letter };
  const rim = (RIM + (hasLoops ? LOOP_RIM : 0)) * letter;
  const across = Math.max(0, (width - box.width) / 2 - rim);
  const down = Math.max(0, (height - box.height) / 2 - rim);
  return Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI;
    // A single node is centred.
    const reach = count === 1 ? 0 : 1;
    return {
      x: width / 2 + Math.sin(turn) * across * reach - box.width / 2,
      y: height / 2 - Math.cos(turn) * down * reach - box.height / 2,
      ...box,
    };
  });
}

const standsApart = (boxes: readonly Rect[], letter: number): boolean =>
  !boxes.some((box, i) => boxes.some((other, j) => j < i && overlaps(box, other, GAP * letter)));

export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });
