'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Scale and number of items with which a box shows all of them, in turns if necessary. */
interface Fit {
  readonly scale: number;
  /** The box shows `shown` of its children, starting with this one. */
  readonly from: number;
  readonly shown: number;
}

/** Time to read a full board from across the room. */
const TURN_MS = 12_000;

/**
 * Fits items into a box that doesn't scroll: at full size, else smaller, and if even the smallest size is too large, as
 * many as fit, in turns. Starts over when `what` or the window changes.
 */
export function useFit(
  count: number,
  scales: readonly number[],
  what: unknown,
): readonly [RefObject<(HTMLDivElement & HTMLElement) | null>, Fit] {
  const box = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState<Fit>({ scale: scales[0] ?? 1, from: 0, shown: count });
  const [size, setSize] = useState('');
  const [turn, setTurn] = useState({ from: 0, what });
  const from = turn.what === what && turn.from < count ? turn.from : 0;

  useLayoutEffect(() => {
    const resized = () => setSize(`${window.innerWidth}×${window.innerHeight}`);
    window.addEventListener('resize', resized);
    // Text is as wide as its font, which loads late.
    void document.fonts.ready.then(() => setSize('with fonts'));
    return () => window.removeEventListener('resize', resized);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again whenever what stands in the box changes
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const fits = () =>
      element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1;
    const children = [...element.children] as HTMLElement[];
    const show = (first: number, many: number) => {
      for (const [i, child] of children.entries()) child.hidden = i < first || i >= first + many;
    };
    show(0, count);
    let scale = scales[0] ?? 1;
    for (const next of scales) {
      scale = next;
      element.style.setProperty('--fit', String(scale));
      if (fits()) break;
    }
    const start = fits() ? 0 : from;
    const shown = mostThatFit(count - start, (many) => {
      show(start, many);
      return fits();
    });
    show(start, shown);
    setFit((before) =>
      before.scale === scale && before.from === start && before.shown === shown
        ? before
        : { scale, from: start, shown },
    );
  }, [what, size, count, from]);

  const { shown } = fit;
  useEffect(() => {
    if (shown >= count) return;
    const turning = setTimeout(() => setTurn({ from: from + shown < count ? from + shown : 0, what }), TURN_MS);
    return () => clearTimeout(turning);
  }, [shown, count, from, what]);

  return [box, fit];
}

/** Returns the largest number up to `most` that fits, at least 1. Assumes that fewer items fit too. */
export function mostThatFit(most: number, fits: (many: number) => boolean): number {
  if (fits(most)) return most;
  let [enough, tooMany] = [1, most];
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    if (fits(middle)) enough = middle;
    else tooMany = middle;
  }
  return enough;
}

/** Says which items are visible, if not all: "13 to 24 of 40". */
export const sayShown = ({ from, shown }: { readonly from: number; readonly shown: number }, of: number): string =>
  shown > 1 ? `${from + 1} to ${from + shown} of ${of}` : `${from + 1} of ${of}`;
