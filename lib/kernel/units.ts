const POINTS_PER_MM = 72 / 25.4;

export const pointsFromMm = (mm: number): number => mm * POINTS_PER_MM;

/** A size of paper, card or box, in millimetres. */
export interface SizeMm {
  readonly widthMm: number;
  readonly heightMm: number;
}
