import type { ListShape } from '@/lib/schema/shape';

/** The first field that lies in an entry's fold: leading there unfolds it. */
export function firstInside({ entry }: ListShape, headline?: string): readonly string[] {
  const fields = entry.kind === 'object' ? Object.keys(entry.fields) : [];
  return fields.filter((key) => key !== 'id' && key !== headline).slice(0, 1);
}
