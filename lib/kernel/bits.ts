/** Returns the index of the lowest set bit, from 0; −1 if no bit is set. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
