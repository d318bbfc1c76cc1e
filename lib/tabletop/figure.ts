import type { Remark } from '@/lib/contract/authored';
import type { Path } from '@/lib/kernel/path';

/** A number that the form shows beside a list or an entry, and whether it is as it should be. */
export const figure = (path: Path, label: string, value: string, fits?: boolean): Remark => ({
  kind: 'figure',
  path,
  label,
  value,
  ...(fits !== undefined && { fits }),
});
