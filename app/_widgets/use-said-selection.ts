import { useEffect, useRef } from 'react';
import { announce } from '@/app/_ui/announce';
import type { ListShape } from '@/lib/schema/shape';

/** Says to a screen reader how many nodes of a drawing are selected, once there are or were several. */
export function useSaidSelection(count: number, noun: string): void {
  const before = useRef(count);
  useEffect(() => {
    const most = Math.max(before.current, count);
    const isNew = before.current !== count;
    before.current = count;
    if (isNew && most > 1) announce(`${count === 0 ? 'No' : count} ${noun}${count === 1 ? '' : 's'} selected.`);
  }, [count, noun]);
}

/** The first field that lies in an entry's fold: leading there unfolds it. */
export function firstInside({ entry }: ListShape, headline?: string): readonly string[] {
  const fields = entry.kind === 'object' ? Object.keys(entry.fields) : [];
  return fields.filter((key) => key !== 'id' && key !== headline).slice(0, 1);
}
