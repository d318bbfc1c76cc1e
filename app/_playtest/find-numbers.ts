import { formatPath } from '@/lib/kernel/path';
import { OPEN } from '@/lib/playtest/vary';
import type { WrittenNumber } from '@/lib/schema/numbers';

export const labelOf = ({ words }: WrittenNumber): string => words.join(' › ');

/** Returns the numbers that can change a game; those that authors turn first come first. */
export const numbersOfPlay = (numbers: readonly WrittenNumber[]): readonly WrittenNumber[] => {
  const inPlay = numbers.filter(({ shape }) => shape.use !== 'drawn');
  return [...inPlay.filter(({ shape }) => shape.use), ...inPlay.filter(({ shape }) => !shape.use)];
};

/** Returns the numbers whose label or path contains every word typed. */
export function findNumbers(numbers: readonly WrittenNumber[], typed: string): readonly WrittenNumber[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return numbers.filter((number) => {
    const text = `${labelOf(number)} ${formatPath(number.path)}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Returns the values suggested first: the current one, and one on either side within the field's limits. */
export function usualValues({ value, shape }: WrittenNumber): string {
  const middle = value ?? shape.initial ?? shape.min;
  const step = Math.max(1, Math.round(Math.abs(middle) / 5));
  const around = [middle - step, middle, middle + step].filter((one) => one >= shape.min && one <= shape.max);
  return [...(value === null ? [OPEN] : []), ...around].join(', ');
}

/** Describes the limits and the current value: "4 to 30; now 12." */
export function limitsOf({ value, shape }: WrittenNumber): string {
  const open = shape.nullable ? ` or “${OPEN}”` : '';
  return `${shape.min} to ${shape.max}${open}; now ${value ?? OPEN}.`;
}
