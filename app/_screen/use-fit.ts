'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How large and how many of something to draw so that all of it is seen. */
export interface Fit {
  readonly scale: number;
  /** How many of its children the box shows, the first ones. */
  readonly shown: number;
}

/**
 * Fits a number of things into a box that doesn't scroll: first at full size, then smaller, and where even the smallest
 * is too large, fewer. Tried again when `what` or the window changes.
 */
export function useFit(
  count: number,
  scales: readonly number[],
  what: unknown,
): readonly [RefObject<(HTMLDivElement & HTMLElement) | null>, Fit] {
  const box = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState<Fit>({ scale: scales[0] ?? 1, shown: count });
  const [size, setSize] = useState('');

  useLayoutEffect(() => {
    const resized = () => setSize(`${window.innerWidth}×${window.innerHeight}`);
    window.addEventListener('resize', resized);
    // Letters are as wide as their font, which comes late.
    void document.fonts.ready.then(() => setSize('with fonts'));
    return () => window.removeEventListener('resize', resized);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew whenever what stands in the box changes
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const tooMuch = () =>
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    const wear = (scale: number) => element.style.setProperty('--fit', String(scale));
    const children = [...element.children] as HTMLElement[];
    for (const child of children) child.hidden = false;
    let scale = scales[0] ?? 1;
    for (const next of scales) {
      scale = next;
      wear(scale);
      if (!tooMuch()) break;
    }
    let shown = count;
    while (tooMuch() && shown > 1) {
      shown--;
      const child = children[shown];
      if (child) child.hidden = true;
    }
    setFit((before) => (before.scale === scale && before.shown === shown ? before : { scale, shown }));
  }, [what, size, count]);

  return [box, fit];
}
