import { formatPath } from '@/lib/kernel/path';
import { OPEN } from '@/lib/playtest/vary';
import type { WrittenNumber } from '@/lib/schema/numbers';

/** Where a number stands, in the author's words. */
export const labelOf = ({ words }: WrittenNumber): string => words.join(' › ');

/** The numbers whose words, or path, hold every word that is looked for. */
export function findNumbers(numbers: readonly WrittenNumber[], typed: string): readonly WrittenNumber[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return numbers.filter((number) => {
    const text = `${labelOf(number)} ${formatPath(number.path)}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** What to begin with: the value as it is, and one on either side as far as the field holds them. */
export function usualValues({ value, shape }: WrittenNumber): string {
  const middle = value ?? shape.initial ?? shape.min;
  const step = Math.max(1, Math.round(Math.abs(middle) / 5));
  const around = [middle - step, middle, middle + step].filter((one) => one >= shape.min && one <= shape.max);
  return [...(value === null ? [OPEN] : []), ...around].join(', ');
}

/** "4 to 30; 12 now". */
export function limitsOf({ value, shape }: WrittenNumber): string {
  const open = shape.nullable ? ` or “${OPEN}”` : '';
  return `${shape.min} to ${shape.max}${open}; now ${value ?? OPEN}.`;
}
