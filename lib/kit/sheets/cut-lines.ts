import type { SizeMm } from '@/lib/kernel/units';
import type { BoxMm, PointMm, Segment } from '../blank';
import { MARK_GAP_MM } from './rooms';

/** Positions of straight cuts through the whole sheet: along both sides of every piece. */
interface Cuts {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

export const cutsOf = (corners: readonly PointMm[], size: SizeMm): Cuts => ({
  xs: distinct(corners.flatMap(({ xMm }) => [xMm, xMm + size.widthMm])),
  ys: distinct(corners.flatMap(({ yMm }) => [yMm, yMm + size.heightMm])),
});

const SAME_MM = 1e-6;
/** Tolerance: flipping rounds the marks of backs. */
const NEAR_MM = 1e-3;

/** Removes duplicate cuts: neighbours without bleed share one. */
const distinct = (values: readonly number[]): readonly number[] =>
  values.toSorted((a, b) => a - b).filter((value, i, sorted) => i === 0 || value - (sorted[i - 1] ?? value) > SAME_MM);

/** Returns marks outside all pieces and bleed at both ends of every cut: the first cut removes those at one end. */
export function cropMarks({ xs, ys }: Cuts, extent: BoxMm, limits: BoxMm, mostMm: number): readonly Segment[] {
  const [left, top, right, bottom] = edgesOf(extent);
  const [leastX, leastY, mostX, mostY] = edgesOf(limits);
  const long = (roomMm: number) => Math.min(mostMm, roomMm - MARK_GAP_MM);
  const across = Math.min(long(left - leastX), long(mostX - right));
  const along = Math.min(long(top - leastY), long(mostY - bottom));
  return [
    ...xs.flatMap((x) => [
      segment(x, top - MARK_GAP_MM - along, x, top - MARK_GAP_MM),
      segment(x, bottom + MARK_GAP_MM, x, bottom + MARK_GAP_MM + along),
    ]),
    ...ys.flatMap((y) => [
      segment(left - MARK_GAP_MM - across, y, left - MARK_GAP_MM, y),
      segment(right + MARK_GAP_MM, y, right + MARK_GAP_MM + across, y),
    ]),
  ];
}

/** Returns the marks that are needed for the pieces of a partly filled sheet. */
export function marksOf(marks: readonly Segment[], corners: readonly PointMm[], size: SizeMm): readonly Segment[] {
  const { xs, ys } = cutsOf(corners, size);
  const isOn = (cuts: readonly number[], at: number) => cuts.some((cut) => Math.abs(cut - at) < NEAR_MM);
  return marks.filter(({ a, b }) => (Math.abs(a.xMm - b.xMm) < NEAR_MM ? isOn(xs, a.xMm) : isOn(ys, a.yMm)));
}

/** Returns hairlines along every cut, across all pieces and their bleed. */
export function hairlines({ xs, ys }: Cuts, extent: BoxMm): readonly Segment[] {
  const [left, top, right, bottom] = edgesOf(extent);
  return [...xs.map((x) => segment(x, top, x, bottom)), ...ys.map((y) => segment(left, y, right, y))];
}

/** Returns hairlines around the pieces of a partly filled sheet, row by row from the top. */
export function hairlinesAround(corners: readonly PointMm[], size: SizeMm, bleedMm: number): readonly Segment[] {
  return distinct(corners.map(({ yMm }) => yMm)).flatMap((yMm) => {
    const row = corners.filter((corner) => corner.yMm === yMm);
    const xMm = row[0]?.xMm ?? 0;
    const widthMm = (row.at(-1)?.xMm ?? xMm) + size.widthMm - xMm;
    const extent = { xMm: xMm - bleedMm, yMm: yMm - bleedMm, widthMm: widthMm + 2 * bleedMm };
    return hairlines(cutsOf(row, size), { ...extent, heightMm: size.heightMm + 2 * bleedMm });
  });
}

const segment = (ax: number, ay: number, bx: number, by: number): Segment => ({
  a: { xMm: ax, yMm: ay },
  b: { xMm: bx, yMm: by },
});

const edgesOf = ({ xMm, yMm, widthMm, heightMm }: BoxMm) => [xMm, yMm, xMm + widthMm, yMm + heightMm] as const;
