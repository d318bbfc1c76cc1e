import type { Belongings } from '@/lib/services/members/recovery';

/** Describes the contents of a list: "2 scenarios and 1 table", "1 scenario, 2 tables and 3 publications". */
export function sayBelongings({ scenarios, tables, publications }: Belongings): string {
  const parts = [
    ...counted(scenarios, 'scenario'),
    ...counted(tables, 'table'),
    ...counted(publications, 'publication'),
  ];
  return parts.length > 0 ? LIST.format(parts) : 'nothing yet';
}

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const counted = (count: number, noun: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];
