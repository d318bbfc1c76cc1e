import type { PDFRef } from 'pdf-lib';
import type { Picture } from '../display-list';
import type { Streams } from './streams';

/** Adds a picture, with its transparency as a mask of its own. */
export function addPicture(streams: Streams, { widthPx, heightPx, rgb, alpha }: Picture): PDFRef {
  const common = { Type: 'XObject', Subtype: 'Image', Width: widthPx, Height: heightPx, BitsPerComponent: 8 };
  const mask = alpha && streams.add({ ...common, ColorSpace: 'DeviceGray' }, alpha);
  return streams.add({ ...common, ColorSpace: 'DeviceRGB', ...(mask && { SMask: mask }) }, rgb);
}
