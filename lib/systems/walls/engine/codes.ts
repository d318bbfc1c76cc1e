import { NONE } from '@/lib/tabletop/board';

/** Lists of numbers as one number each, so that tables can go by them. */

/** The code of arrows, each a way below `ways`; NONE if they are no setting of so many arrows. */
export function codeOfArrows(arrows: readonly number[], count: number, ways: number): number {
  if (!Array.isArray(arrows) || arrows.length !== count) return NONE;
  return codeOf(arrows, ways);
}

/** The code of the arrows used, by their numbers from 1; NONE if there are no such arrows. */
export function codeOfUse(use: readonly number[], arrows: number): number {
  if (!Array.isArray(use) || use.length > arrows || use.includes(0)) return NONE;
  return codeOf(use, arrows + 1);
}

/** One arrow more is used. */
export const withArrow = (code: number, arrow: number, arrows: number): number => code * (arrows + 1) + arrow;

function codeOf(digits: readonly unknown[], base: number): number {
  let code = 0;
  for (const digit of digits) {
    if (typeof digit !== 'number' || !Number.isInteger(digit) || digit < 0 || digit >= base) return NONE;
    code = code * base + digit;
  }
  return code;
}

/** Every list of so many numbers below a base, in the order of their codes. */
export function listsOf(length: number, base: number): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  const shorter = listsOf(length - 1, base);
  return shorter.flatMap((list) => Array.from({ length: base }, (_, last) => [...list, last]));
}

/** Every list of different arrows, by its code. */
export function usesOf(arrows: number): readonly (readonly number[] | undefined)[] {
  const uses: (readonly number[] | undefined)[] = [];
  const add = (use: readonly number[]) => {
    uses[codeOf(use, arrows + 1)] = use;
    for (let arrow = 1; arrow <= arrows; arrow++) if (!use.includes(arrow)) add([...use, arrow]);
  };
  add([]);
  return uses;
}
