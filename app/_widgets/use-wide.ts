import { type RefObject, useEffect, useRef, useState } from 'react';

/** How wide an element is; undefined until it has been measured. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number | undefined] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

/** Whether an element is at least so wide; undefined until it has been measured. */
export function useWide<E extends HTMLElement>(leastPx: number): [RefObject<E | null>, boolean | undefined] {
  const [ref, width] = useWidth<E>();
  return [ref, width === undefined ? undefined : width >= leastPx];
}
