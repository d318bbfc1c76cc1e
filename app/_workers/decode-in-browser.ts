import { PICTURE_SIDE_MAX_PX } from '@/lib/kit/picture';
import { type Pixels, separatePixels } from '@/templates/raster/pixels';

/** Decodes a picture of a known MIME type, scaled down to what is kept. Rejects if it can't. */
export type Decode = (bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<Pixels>;

/** The browser's own decoder; undefined in browsers without it in workers. */
export const browserDecoder = (): Decode | undefined =>
  typeof createImageBitmap === 'function' && typeof OffscreenCanvas === 'function' ? decode : undefined;

/** Decodes the first frame, upright and in sRGB: browsers apply Exif orientations and colour profiles. */
async function decode(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Pixels> {
  const whole = await createImageBitmap(new Blob([bytes], { type }));
  const scale = Math.min(1, PICTURE_SIDE_MAX_PX / Math.max(whole.width, whole.height));
  const [width, height] = [whole.width, whole.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  // In a second step, since browsers disagree on sizes before or after the orientation is applied.
  const small =
    scale === 1
      ? whole
      : await createImageBitmap(whole, { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' });
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no memory for a canvas.');
  context.drawImage(small, 0, 0, width, height);
  whole.close();
  small.close();
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = separatePixels({ widthPx: width, heightPx: height, rgba: data, isPremultiplied: false });
  if (!pixels) throw new Error('The picture is empty.');
  return pixels;
}
