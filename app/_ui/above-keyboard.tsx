'use client';

import { useEffect } from 'react';

type Viewport = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale' | 'addEventListener' | 'removeEventListener'>;

/** Returns the height of what covers the foot of the page, such as an iPhone's keyboard, in pixels. */
export const coveredPx = ({ height, offsetTop, scale }: Viewport, pagePx: number): number =>
  scale > 1 ? 0 : Math.max(0, Math.round(pagePx - height - offsetTop));

/** Keeps bars at the foot of the page above the keyboard: they stand at `--keyboard`. */
export function AboveKeyboard() {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (!viewport) return;
    const follow = () =>
      document.documentElement.style.setProperty('--keyboard', `${coveredPx(viewport, window.innerHeight)}px`);
    for (const event of ['resize', 'scroll']) viewport.addEventListener(event, follow);
    return () => {
      for (const event of ['resize', 'scroll']) viewport.removeEventListener(event, follow);
    };
  }, []);
  return null;
}
