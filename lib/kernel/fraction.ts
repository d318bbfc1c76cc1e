/** A share in lowest terms: "5/6"; "0" and "1" as such. Exact, however large its numbers are. */
export function fraction(part: number | bigint, all: number | bigint): string {
  const [top, bottom] = [BigInt(part), BigInt(all)];
  const common = greatestDivisor(top, bottom);
  return bottom === common ? String(top / common) : `${top / common}/${bottom / common}`;
}

/** The nearest ordinary number to a share of 0 to 1, however large its parts are. */
export const shareOf = (part: bigint, all: bigint): number => Number((part << PLACES) / all) / 2 ** Number(PLACES);

/** Twice as many binary places as an ordinary number holds. */
const PLACES = 106n;

const greatestDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a || 1n : greatestDivisor(b, a % b));
