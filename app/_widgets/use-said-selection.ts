import { useEffect, useRef } from 'react';
import { announce } from '@/app/_ui/announce';

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
