import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Returns the inner width of an element, measured before the first paint. */
export function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number | undefined] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    setWidth(innerWidth(element));
    const observer = new ResizeObserver(() => setWidth(innerWidth(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

function innerWidth(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

/** Tells whether an element has at least this width; undefined until it has been measured. */
export function useWide<E extends HTMLElement>(leastPx: number): [RefObject<E | null>, boolean | undefined] {
  const [ref, width] = useWidth<E>();
  return [ref, width === undefined ? undefined : width >= leastPx];
}
