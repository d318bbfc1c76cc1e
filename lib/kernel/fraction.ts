/** A share in lowest terms: "5/6"; "0" and "1" as such. */
export function fraction(part: number, all: number): string {
  const common = greatestDivisor(part, all);
  const [top, bottom] = [part / common, all / common];
  return bottom === 1 ? String(top) : `${top}/${bottom}`;
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? Math.max(1, a) : greatestDivisor(b, a % b));
