import { encodePng } from '@/templates/drawing/png';
import type { Pixels } from './pixels';

/** Encodes a picture as a PNG of at most `maxBytes`, scaled down as little as possible. */
export function fitPicture(pixels: Pixels, maxBytes: number): Uint8Array {
  let picture = pixels;
  let png = encodePng(picture);
  while (png.length > maxBytes && Math.max(picture.widthPx, picture.heightPx) > 1) {
    // Slightly less than the ratio of sizes, so that a second try is rarely necessary.
    const scale = Math.min(0.9, Math.sqrt(maxBytes / png.length) * 0.97);
    picture = shrink(pixels, (picture.widthPx / pixels.widthPx) * scale);
    png = encodePng(picture);
  }
  return png;
}

/** Scales a picture down by averaging pixels, weighted by their opacity. */
export function shrink({ widthPx, heightPx, rgb, alpha }: Pixels, scale: number): Pixels {
  const [width, height] = [widthPx, heightPx].map((side) => Math.max(1, Math.floor(side * scale))) as [number, number];
  const out = new Uint8Array(width * height * 3);
  const seen = alpha && new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = spanOf(y, height, heightPx);
    for (let x = 0; x < width; x++) {
      const [left, right] = spanOf(x, width, widthPx);
      let [red, green, blue, weight] = [0, 0, 0, 0];
      for (let row = top; row < bottom; row++) {
        for (let at = row * widthPx + left; at < row * widthPx + right; at++) {
          const opacity = alpha ? (alpha[at] ?? 0) : 255;
          red += (rgb[at * 3] ?? 0) * opacity;
          green += (rgb[at * 3 + 1] ?? 0) * opacity;
          blue += (rgb[at * 3 + 2] ?? 0) * opacity;
          weight += opacity;
        }
      }
      const to = y * width + x;
      if (weight > 0)
        out.set(
          [red, green, blue].map((sum) => Math.round(sum / weight)),
          to * 3,
        );
      if (seen) seen[to] = Math.round(weight / ((bottom - top) * (right - left)));
    }
  }
  return { widthPx: width, heightPx: height, rgb: out, ...(seen && { alpha: seen }) };
}

/** Returns the range of source pixels for a new pixel: at least one, without gaps. */
function spanOf(index: number, count: number, length: number): readonly [number, number] {
  const from = Math.floor((index * length) / count);
  return [from, Math.max(from + 1, Math.floor(((index + 1) * length) / count))];
}
