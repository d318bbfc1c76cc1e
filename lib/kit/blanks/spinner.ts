import { type Blank, flat, type PointMm, type Segment } from '../blank';

const HOLE_MM = 4;

/** A disc to spin over, with a cross in its middle to push a paper fastener through. */
export function spinnerDisc(diameterMm: number): Blank {
  const middle = { xMm: diameterMm / 2, yMm: diameterMm / 2 };
  return { ...flat({ shape: 'circle', diameterMm }), slits: crossAt(middle, HOLE_MM) };
}

/** The arrow that goes with a disc of this size: it points upwards, and its cross lies over the disc's. */
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
