import type { SizeMm } from '@/lib/kernel/units';
import { type Blank, flat, type PointMm, type Segment, type Turn } from '../blank';

const HOLE_MM = 4;

/** A spinner disc, with a cross in its centre for a paper fastener. */
export function spinnerDisc(diameterMm: number): Blank {
  const middle = { xMm: diameterMm / 2, yMm: diameterMm / 2 };
  return { ...flat({ shape: 'circle', diameterMm }), slits: crossAt(middle, HOLE_MM), fastening: 'fastener' };
}

/** The arrow for a disc of this size. It points upwards, and its cross lies over the disc's. */
export function spinnerArrow(diameterMm: number): Blank {
  const heightMm = diameterMm * 0.8;
  const widthMm = Math.max(diameterMm * 0.16, 2.5 * HOLE_MM);
  const [head, shaft] = [heightMm * 0.3, widthMm * 0.5];
  const points: readonly PointMm[] = [
    { xMm: widthMm / 2, yMm: 0 },
    { xMm: widthMm, yMm: head },
    { xMm: (widthMm + shaft) / 2, yMm: head },
    { xMm: (widthMm + shaft) / 2, yMm: heightMm * 0.5 },
    { xMm: widthMm, yMm: heightMm * 0.6 },
    { xMm: widthMm, yMm: heightMm },
    { xMm: 0, yMm: heightMm },
    { xMm: 0, yMm: heightMm * 0.6 },
    { xMm: (widthMm - shaft) / 2, yMm: heightMm * 0.5 },
    { xMm: (widthMm - shaft) / 2, yMm: head },
    { xMm: 0, yMm: head },
  ];
  const pivot = { xMm: widthMm / 2, yMm: heightMm * 0.75 };
  return { ...flat({ shape: 'polygon', points }), slits: crossAt(pivot, Math.min(HOLE_MM, widthMm * 0.4)) };
}

const crossAt = ({ xMm, yMm }: PointMm, sizeMm: number): readonly Segment[] => [
  { a: { xMm: xMm - sizeMm / 2, yMm }, b: { xMm: xMm + sizeMm / 2, yMm } },
  { a: { xMm, yMm: yMm - sizeMm / 2 }, b: { xMm, yMm: yMm + sizeMm / 2 } },
];

const TICK_MM = 4;

/**
 * A folded slip for a secret, printed on one side. The upper third folds back and says when to open it; the lower third
 * folds up over the text, which fills two thirds. Panels: outside, inside.
 */
export function secretSlip({ widthMm, heightMm }: SizeMm): Blank {
  const thirdMm = heightMm / 3;
  const level = (yMm: number, from = 0, to = widthMm) => ({ a: { xMm: from, yMm }, b: { xMm: to, yMm } });
  return {
    outline: { shape: 'rectangle', widthMm, heightMm, cornerMm: 0 },
    // The text crosses the lower fold, so only the ends of the fold are drawn.
    folds: [level(thirdMm), level(2 * thirdMm, 0, TICK_MM), level(2 * thirdMm, widthMm - TICK_MM)],
    slits: [],
    panels: [
      { xMm: 0, yMm: 0, widthMm, heightMm: thirdMm, turn: 0 },
      { xMm: 0, yMm: thirdMm, widthMm, heightMm: 2 * thirdMm, turn: 0 },
    ],
    fastening: 'clip',
  };
}

/** Depth of a flap, as a share of the side. */
const FLAP_SHARE = 0.3;
/** Bevel at both ends, as a share of the side. Exceeds the depth, so that flaps behind one side don't overlap. */
const BEVEL_SHARE = 0.34;

/**
 * A cube, such as a die: four sides in a column, one more on each side of the second, and flaps on the column to glue
 * behind the adjacent sides. Panels: in the order of a die's numbers, so that the first and last, second and fifth, and
 * third and fourth are opposite.
 */
export function cubeNet(sideMm: number): Blank {
  const [flap, bevel] = [sideMm * FLAP_SHARE, sideMm * BEVEL_SHARE];
  const at = (columns: number, rows: number, x = 0, y = 0): PointMm => ({
    xMm: columns * sideMm + x,
    yMm: rows * sideMm + y,
  });
  /** Flap to the right of the column at the given row. */
  const flapBeside = (row: number) => [at(2, row), at(2, row, flap, bevel), at(2, row + 1, flap, -bevel)];
  const rightSide = [
    ...flapBeside(0),
    ...[at(2, 1), at(3, 1), at(3, 2)],
    ...flapBeside(2),
    ...flapBeside(3),
    ...[at(2, 4), at(2, 4, -bevel, flap)],
  ];
  const leftSide = rightSide.toReversed().map(({ xMm, yMm }) => ({ xMm: 3 * sideMm - xMm, yMm }));
  const level = (row: number): Segment => ({ a: at(1, row), b: at(2, row) });
  const upright = (column: number): Segment => ({ a: at(column, 0), b: at(column, 4) });
  const panel = (column: number, row: number, turn: Turn = 0) => ({
    ...at(column, row),
    widthMm: sideMm,
    heightMm: sideMm,
    turn,
  });
  return {
    outline: { shape: 'polygon', points: [...rightSide, ...leftSide] },
    folds: [...[1, 2, 3, 4].map(level), upright(1), upright(2)],
    slits: [],
    panels: [panel(1, 0), panel(1, 1), panel(0, 1), panel(2, 1), panel(1, 3), panel(1, 2)],
    fastening: 'glue',
  };
}
