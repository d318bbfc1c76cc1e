import type { BoxMm, Outline, PointMm } from './blank';

const KAPPA = 0.5523;

/** Returns the corners of an outline grown by `byMm`, clockwise; none for a circle. Ignores rounded corners. */
export function cornersOf(outline: Outline, byMm = 0): readonly PointMm[] {
  switch (outline.shape) {
    case 'rectangle':
      return cornersOfBox({
        xMm: -byMm,
        yMm: -byMm,
        widthMm: outline.widthMm + 2 * byMm,
        heightMm: outline.heightMm + 2 * byMm,
      });
    case 'hexagon':
      return grow(cornersOfHexagon(outline.widthMm, outline.heightMm), byMm);
    case 'polygon':
      return grow(outline.points, byMm);
    case 'circle':
      return [];
  }
}

export const cornersOfBox = ({ xMm, yMm, widthMm, heightMm }: BoxMm): readonly PointMm[] => [
  { xMm, yMm },
  { xMm: xMm + widthMm, yMm },
  { xMm: xMm + widthMm, yMm: yMm + heightMm },
  { xMm, yMm: yMm + heightMm },
];

/** Corners of a hexagon whose flat sides are half its width, so that it tiles the plane at any height. */
const cornersOfHexagon = (width: number, height: number): readonly PointMm[] => [
  { xMm: width / 4, yMm: 0 },
  { xMm: (width * 3) / 4, yMm: 0 },
  { xMm: width, yMm: height / 2 },
  { xMm: (width * 3) / 4, yMm: height },
  { xMm: width / 4, yMm: height },
  { xMm: 0, yMm: height / 2 },
];

/** Returns an outline as absolute M, L, C and Z from 0,0; grown by the bleed it is the area that art may cover. */
export function outlinePath(outline: Outline, byMm = 0): string {
  if (outline.shape === 'circle') {
    const radius = outline.diameterMm / 2;
    return roundedPath(-byMm, -byMm, 2 * (radius + byMm), 2 * (radius + byMm), radius + byMm);
  }
  if (outline.shape === 'rectangle' && outline.cornerMm > 0) {
    const { widthMm, heightMm, cornerMm } = outline;
    const radius = Math.min(cornerMm, widthMm / 2, heightMm / 2) + byMm;
    return roundedPath(-byMm, -byMm, widthMm + 2 * byMm, heightMm + 2 * byMm, radius);
  }
  const [first, ...rest] = cornersOf(outline, byMm).map(({ xMm, yMm }) => at(xMm, yMm));
  return [`M${first}`, ...rest.map((point) => `L${point}`), 'Z'].join(' ');
}

const round = (value: number): number => Math.round(value * 1000) / 1000 + 0;
const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

function roundedPath(left: number, top: number, width: number, height: number, radius: number): string {
  const [right, bottom, k] = [left + width, top + height, radius * (1 - KAPPA)];
  const straight = (x: number, y: number) => `L${at(x, y)}`;
  return [
    `M${at(left + radius, top)}`,
    straight(right - radius, top),
    `C${at(right - k, top)} ${at(right, top + k)} ${at(right, top + radius)}`,
    straight(right, bottom - radius),
    `C${at(right, bottom - k)} ${at(right - k, bottom)} ${at(right - radius, bottom)}`,
    straight(left + radius, bottom),
    `C${at(left + k, bottom)} ${at(left, bottom - k)} ${at(left, bottom - radius)}`,
    straight(left, top + radius),
    `C${at(left, top + k)} ${at(left + k, top)} ${at(left + radius, top)}`,
    'Z',
  ].join(' ');
}

/** Moves every side of a clockwise polygon outwards, with mitred corners. */
function grow(points: readonly PointMm[], by: number): readonly PointMm[] {
  if (by === 0) return points;
  return points.flatMap((point, i) => {
    const before = points.at(i - 1);
    const after = points[(i + 1) % points.length];
    if (!before || !after) return [];
    const [a, b] = [outward(before, point), outward(point, after)];
    const share = by / (1 + a.x * b.x + a.y * b.y);
    return [{ xMm: point.xMm + (a.x + b.x) * share, yMm: point.yMm + (a.y + b.y) * share }];
  });
}

/** Outward unit normal of a side of a clockwise polygon; y grows downwards. */
function outward(from: PointMm, to: PointMm): { readonly x: number; readonly y: number } {
  const [x, y] = [to.xMm - from.xMm, to.yMm - from.yMm];
  const length = Math.hypot(x, y);
  return { x: y / length, y: -x / length };
}
