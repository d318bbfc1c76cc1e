import type { Frame } from './page-frame';

/** White on both sides of the line that two halves are cut apart along. */
const GAP_MM = 7;

/** Where the first of two documents on a page stands; the second one stands as far below it as `downMm` says. */
export function upperHalf(frame: Frame): { readonly half: Frame; readonly downMm: number; readonly cutMm: number } {
  const { content } = frame;
  const heightMm = (content.heightMm - 2 * GAP_MM) / 2;
  return {
    half: { ...frame, content: { ...content, heightMm } },
    downMm: heightMm + 2 * GAP_MM,
    cutMm: content.y + heightMm + GAP_MM,
  };
}
