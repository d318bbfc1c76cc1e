import { type Blank, type BoxMm, type PointMm, sizeOf } from './blank';
import { safeInset } from './face-boxes';
import { cornersOf, cornersOfBox } from './outline';

/** Tells whether a box on a blank is far enough from the outline that imprecise cutting won't touch it. */
export function isSafe({ outline }: Blank, box: BoxMm): boolean {
  const leastMm = safeInset(sizeOf(outline)) - NEARLY;
  if (outline.shape === 'circle') {
    const radius = outline.diameterMm / 2;
    return cornersOfBox(box).every(({ xMm, yMm }) => Math.hypot(xMm - radius, yMm - radius) <= radius - leastMm);
  }
  const sides = sidesOf(cornersOf(outline));
  return (
    cornersOfBox(box).every((corner) => isInside(corner, sides)) &&
    sidesOf(cornersOfBox(box)).every((own) => sides.every((side) => distance(own, side) >= leastMm))
  );
}

/** Returns the largest safe box centred on a panel, in the panel's proportions. */
export function safeBox(blank: Blank, panel = 0): BoxMm {
  const whole = blank.panels[panel] ?? { xMm: 0, yMm: 0, ...sizeOf(blank.outline) };
  const inset = safeInset(whole);
  const most: BoxMm = {
    xMm: whole.xMm + inset,
    yMm: whole.yMm + inset,
    widthMm: whole.widthMm - 2 * inset,
    heightMm: whole.heightMm - 2 * inset,
  };
  if (isSafe(blank, most)) return most;
  let [safe, unsafe] = [0, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const share = (safe + unsafe) / 2;
    if (isSafe(blank, shrunk(most, share))) safe = share;
    else unsafe = share;
  }
  return shrunk(most, safe);
}

const HALVINGS = 24;
const NEARLY = 1e-6;

const shrunk = ({ xMm, yMm, widthMm, heightMm }: BoxMm, share: number): BoxMm => ({
  xMm: xMm + (widthMm * (1 - share)) / 2,
  yMm: yMm + (heightMm * (1 - share)) / 2,
  widthMm: widthMm * share,
  heightMm: heightMm * share,
});

type Side = readonly [PointMm, PointMm];

const sidesOf = (corners: readonly PointMm[]): readonly Side[] =>
  corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] ?? corner]);

/** Even-odd test with a ray to the right. */
const isInside = ({ xMm, yMm }: PointMm, sides: readonly Side[]): boolean =>
  sides.filter(([a, b]) => {
    if (a.yMm > yMm === b.yMm > yMm) return false;
    return xMm < a.xMm + ((yMm - a.yMm) / (b.yMm - a.yMm)) * (b.xMm - a.xMm);
  }).length %
    2 ===
  1;

/** Returns the distance between two sides; 0 if they cross. */
function distance([a, b]: Side, [c, d]: Side): number {
  if (leftOf(a, b, c) !== leftOf(a, b, d) && leftOf(c, d, a) !== leftOf(c, d, b)) return 0;
  return Math.min(toSide(a, [c, d]), toSide(b, [c, d]), toSide(c, [a, b]), toSide(d, [a, b]));
}

const leftOf = (a: PointMm, b: PointMm, { xMm, yMm }: PointMm): boolean =>
  (b.xMm - a.xMm) * (yMm - a.yMm) > (b.yMm - a.yMm) * (xMm - a.xMm);

function toSide({ xMm, yMm }: PointMm, [a, b]: Side): number {
  const [x, y] = [b.xMm - a.xMm, b.yMm - a.yMm];
  const along = ((xMm - a.xMm) * x + (yMm - a.yMm) * y) / (x * x + y * y || 1);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(xMm - a.xMm - share * x, yMm - a.yMm - share * y);
}
