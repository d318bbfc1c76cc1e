/** Writes a fraction in lowest terms: "5/6", "0", "1". Exact for integers of any size. */
export function fraction(part: number | bigint, all: number | bigint): string {
  const [top, bottom] = [BigInt(part), BigInt(all)];
  const common = greatestDivisor(top, bottom);
  return bottom === common ? String(top / common) : `${top / common}/${bottom / common}`;
}

/** Converts a fraction from 0 to 1 to the nearest number, even if its parts exceed the range of numbers. */
export const shareOf = (part: bigint, all: bigint): number => Number((part << PLACES) / all) / 2 ** Number(PLACES);

/** Binary places: twice as many as the mantissa of a number has. */
const PLACES = 106n;

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a || 1n : greatestDivisor(b, a % b));
