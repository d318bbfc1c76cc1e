/** Numbers as they are written into files: three decimals are a thousandth of a millimetre. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;
