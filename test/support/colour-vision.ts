/** Matrices for kinds of colour vision: Machado, Oliveira and Fernandes 2009, at full severity. */
const SIGHTS = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

export type Sight = keyof typeof SIGHTS;
export const SIGHT_NAMES = Object.keys(SIGHTS) as readonly Sight[];

type Triple = readonly [number, number, number];

const linear = (color: string): Triple =>
  [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;

const times = (matrix: readonly number[], [r, g, b]: Triple): Triple =>
  [0, 3, 6].map(
    (row) => (matrix[row] ?? 0) * r + (matrix[row + 1] ?? 0) * g + (matrix[row + 2] ?? 0) * b,
  ) as unknown as Triple;

/** Converts linear RGB to CIE L*a*b* under D65. */
function lab(rgb: Triple): Triple {
  const [x, y, z] = times(
    [0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.072175, 0.0193339, 0.119192, 0.9503041],
    rgb,
  );
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** Perceived difference between two colours: ΔE of 1976. 2.3 is just noticeable; 10 is obvious at a glance. */
export function distanceSeen(a: string, b: string, sight: Sight): number {
  const seen = (color: string) =>
    lab(times(SIGHTS[sight], linear(color)).map((v) => Math.min(1, Math.max(0, v))) as unknown as Triple);
  const [p, q] = [seen(a), seen(b)];
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}
