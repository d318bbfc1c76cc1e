import type { Picture } from '@/templates/drawing/display-list';
import type { PdfFile } from './file';
import type { Ref } from './syntax';

/** Adds a picture, with its transparency as a mask of its own. */
export function addPicture(file: PdfFile, { widthPx, heightPx, rgb, alpha }: Picture): Ref {
  const common = { Type: '/XObject', Subtype: '/Image', Width: widthPx, Height: heightPx, BitsPerComponent: 8 };
  const mask = alpha && file.addStream({ ...common, ColorSpace: '/DeviceGray' }, alpha);
  return file.addStream({ ...common, ColorSpace: '/DeviceRGB', SMask: mask }, rgb);
}
