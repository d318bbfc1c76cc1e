import type { Picture } from '@/templates/drawing/display-list';

/** An uploaded picture as plain pixels. */
export type Pixels = Omit<Picture, 'id'>;

interface Rgba {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Four bytes each. */
  readonly rgba: Uint8Array | Uint8ClampedArray;
  /** True if colours are multiplied by their opacity. */
  readonly isPremultiplied: boolean;
}

/**
 * Separates colour and opacity. Leaves out the opacity of fully opaque pictures. Undefined if nothing can be seen:
 * decoders return such pictures for damaged files.
 */
export function separatePixels({ widthPx, heightPx, rgba, isPremultiplied }: Rgba): Pixels | undefined {
  const count = widthPx * heightPx;
  const [rgb, alpha] = [new Uint8Array(count * 3), new Uint8Array(count)];
  let [least, most] = [255, 0];
  for (let i = 0; i < count; i++) {
    const opacity = rgba[i * 4 + 3] ?? 0;
    alpha[i] = opacity;
    if (opacity < least) least = opacity;
    if (opacity > most) most = opacity;
    if (opacity === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const value = rgba[i * 4 + channel] ?? 0;
      rgb[i * 3 + channel] = isPremultiplied ? Math.min(255, Math.round((value * 255) / opacity)) : value;
    }
  }
  return most === 0 ? undefined : { widthPx, heightPx, rgb, ...(least < 255 && { alpha }) };
}
