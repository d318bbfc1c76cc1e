import type { SizeMm } from '@/lib/kernel/units';

/** How large a page is seen: all of it, as wide as the view, or so many times its true size. */
export type Zoom = 'page' | 'width' | number;

/** What browsers take a millimetre for. */
export const PX_PER_MM = 96 / 25.4;

/** Times the true size; 1 is what a ruler held to the screen would show. */
export const ZOOM_STEPS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const;
const [LEAST, MOST] = [0.1, 6];

/** Room around the page in its view. */
const EDGE_PX = 12;

interface View {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Times the true size that a zoom comes to in a view. */
export function scaleOf(zoom: Zoom, page: SizeMm, view: View): number {
  if (typeof zoom === 'number') return clampScale(zoom);
  const width = (view.widthPx - 2 * EDGE_PX) / (page.widthMm * PX_PER_MM);
  const height = (view.heightPx - 2 * EDGE_PX) / (page.heightMm * PX_PER_MM);
  return clampScale(zoom === 'width' ? width : Math.min(width, height));
}

export const clampScale = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale));

/** The next step up or down from any scale. */
export function nextScale(scale: number, direction: 1 | -1): number {
  // A step that is almost reached is not worth stopping at.
  const far = 1.02;
  return direction === 1
    ? (ZOOM_STEPS.find((step) => step > scale * far) ?? ZOOM_STEPS[ZOOM_STEPS.length - 1] ?? scale)
    : (ZOOM_STEPS.findLast((step) => step < scale / far) ?? ZOOM_STEPS[0]);
}
