/** Transformation x' = a·x + c·y + e, y' = b·x + d·y + f, in millimetres from the top left, in the order of SVG. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export const isIdentity = ([a, b, c, d, e, f]: Matrix): boolean =>
  a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0;

export const translation = (dx: number, dy: number): Matrix => [1, 0, 0, 1, dx, dy];

/** Clockwise rotation about a point. Quarter turns are exact. */
export function rotation(degrees: number, x = 0, y = 0): Matrix {
  const quarters = degrees / 90;
  const exact = Number.isInteger(quarters);
  const sine = exact ? ([0, 1, 0, -1][((quarters % 4) + 4) % 4] ?? 0) : Math.sin((degrees * Math.PI) / 180);
  const cosine = exact ? ([1, 0, -1, 0][((quarters % 4) + 4) % 4] ?? 1) : Math.cos((degrees * Math.PI) / 180);
  return [cosine, sine, -sine, cosine, x - cosine * x + sine * y, y - sine * x - cosine * y];
}

/** Concatenates transformations: applies `second`, then `first`. */
export function multiply(first: Matrix, second: Matrix = IDENTITY): Matrix {
  const [a, b, c, d, e, f] = first;
  const [g, h, i, j, k, l] = second;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export const apply = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [x: number, y: number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

export function formatMatrix([a, b, c, d, e, f]: Matrix): string {
  const fine = (value: number) => Math.round(value * 1e6) / 1e6;
  return [fine(a), fine(b), fine(c), fine(d), Math.round(e * 1000) / 1000, Math.round(f * 1000) / 1000].join(' ');
}

/** Rounds a number for files: three decimals are a thousandth of a millimetre. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;
