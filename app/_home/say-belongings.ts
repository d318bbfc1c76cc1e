import type { Belongings } from '@/lib/services/members/recovery';

/** How much a list holds, in words: "2 scenarios and 1 table". */
export function sayBelongings({ scenarios, tables }: Belongings): string {
  const parts = [...counted(scenarios, 'scenario'), ...counted(tables, 'table')];
  return parts.length > 0 ? parts.join(' and ') : 'nothing yet';
}

const counted = (count: number, noun: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];
