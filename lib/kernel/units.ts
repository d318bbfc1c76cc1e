export const MM_PER_INCH = 25.4;
const POINTS_PER_MM = 72 / MM_PER_INCH;

export const pointsFromMm = (mm: number): number => mm * POINTS_PER_MM;

/** Size of paper, a card or a box, in millimetres. */
export interface SizeMm {
  readonly widthMm: number;
  readonly heightMm: number;
}
