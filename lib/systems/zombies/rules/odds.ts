/** Whether a roll traps a creature (rules 4): it is at least the creature's number. */
export const isTrappedBy = (roll: number, number: number, bonus = 0): boolean => roll + bonus >= number;

/** How many sides of the die trap a creature with this number (rules 4): s + 1 - n, never fewer than none or more than all. */
export function trappingSides(number: number, sides: number, bonus = 0): number {
  let trapping = 0;
  for (let roll = 1; roll <= sides; roll++) if (isTrappedBy(roll, number, bonus)) trapping++;
  return trapping;
}

/** A chance in lowest terms: "5/6"; "0" and "1" as such. */
export function fraction(favourable: number, all: number): string {
  const common = greatestDivisor(favourable, all);
  const [top, bottom] = [favourable / common, all / common];
  return bottom === 1 ? String(top) : `${top}/${bottom}`;
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? Math.max(1, a) : greatestDivisor(b, a % b));
