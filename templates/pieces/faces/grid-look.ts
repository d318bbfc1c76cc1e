import { PALETTE } from '@/templates/theme/palette';
import type { Theme, Tint } from '@/templates/theme/theme';
import { isFilled } from './face';

/** Room for the letters above and the numbers beside a grid. */
export const HEAD_MM = 5;

const LETTERS = 26;

/** Z is followed by AA. */
export const letterOf = (column: number): string =>
  `${column < LETTERS ? '' : letterOf(Math.floor(column / LETTERS) - 1)}${String.fromCharCode(65 + (column % LETTERS))}`;

/** What a square is filled with; where ink is short with nothing. */
export function groundOf(tint: Tint | undefined, { lowInk }: Theme): string | undefined {
  if (tint) return isFilled(tint) ? tint.ground : undefined;
  return lowInk ? undefined : PALETTE.faint;
}
