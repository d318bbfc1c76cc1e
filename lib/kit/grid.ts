import type { IconName, Tone } from './tones';

/** Squares in rows and columns, such as tiles are dealt on. Columns are called by letters and rows by numbers. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** What is not listed is no place at all. */
  readonly squares: readonly GridSquare[];
  /** What the squares mean, in words. */
  readonly legend: readonly (GridLook & { readonly label: string })[];
}

/** How a square is drawn: with a ground of its tone, or white without one. */
export interface GridLook {
  readonly tone?: Tone | undefined;
  readonly icon?: IconName | undefined;
}

export interface GridSquare extends GridLook {
  /** Both counted from 0. */
  readonly x: number;
  readonly y: number;
  /** Squares that touch and belong together have no line between them. */
  readonly area?: string | undefined;
}
