/** The place of the lowest bit that is set, from 0; −1 if none is. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
