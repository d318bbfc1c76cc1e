import type { Remark } from '@/lib/contract/authored';
import type { Path } from '@/lib/kernel/path';

/** Creates a sentence that the form shows beside an entry. */
export const sentence = (path: Path, text: string): Remark => ({ kind: 'sentence', path, text });

/** Figure beside a list or an entry in the form; `fits` tells whether it is in the recommended range. */
export const figure = (path: Path, label: string, value: string, fits?: boolean): Remark => ({
  kind: 'figure',
  path,
  label,
  value,
  ...(fits !== undefined && { fits }),
});
