import type { Blank, PointMm, Segment, Turn } from '../blank';

/** Of a side: how deep a flap is, and how much shorter its free edge is at both ends. */
const FLAP_SHARE = 0.3;
/** More than the flap's depth, so that flaps glued behind one side keep off each other. */
const BEVEL_SHARE = 0.34;

/**
 * A cube, such as a die: four sides in a column, one more on the left and on the right of the second, and flaps on the
 * column to glue behind the sides that they meet. Panels: in the order of a die's numbers, so that the first and the
 * last are opposite each other, the second and the fifth, the third and the fourth.
 */
export function cubeNet(sideMm: number): Blank {
  const [flap, bevel] = [sideMm * FLAP_SHARE, sideMm * BEVEL_SHARE];
  const at = (columns: number, rows: number, x = 0, y = 0): PointMm => ({
    xMm: columns * sideMm + x,
    yMm: rows * sideMm + y,
  });
  /** On the right of the column, from one row to the next. */
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
  };
}
