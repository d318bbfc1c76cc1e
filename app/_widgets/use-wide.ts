import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element is at least so wide; undefined until it has been measured. */
export function useWide<E extends HTMLElement>(leastPx: number): [RefObject<E | null>, boolean | undefined] {
  const ref = useRef<E>(null);
  const [wide, setWide] = useState<boolean>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWide(entry.contentRect.width >= leastPx));
    observer.observe(element);
    return () => observer.disconnect();
  }, [leastPx]);
  return [ref, wide];
}
