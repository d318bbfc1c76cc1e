import { nodeAssets } from '@/templates/assets/node';
import type { Picture } from '@/templates/drawing/display-list';
import { shrink } from '@/templates/raster/fit-picture';
import { ownPictures } from '@/templates/raster/load-art';

/** Longest side of an uploaded picture within a drawing, in pixels. */
const ART_PX = 480;

/** Loads uploaded pictures for drawings, no larger than needed. Undefined if a picture is missing or can't be drawn. */
export function smallPictures(bytesOf: (hash: string) => Promise<Uint8Array | undefined>) {
  const pictures = ownPictures(async (hash) => {
    const bytes = await bytesOf(hash);
    return bytes && { bytes, alt: '', credit: '' };
  }, nodeAssets());
  return async (id: string): Promise<Picture | undefined> => {
    const picture = await pictures(id);
    const scale = picture ? ART_PX / Math.max(picture.widthPx, picture.heightPx) : 1;
    return picture && scale < 1 ? { id: picture.id, ...shrink(picture, scale) } : picture;
  };
}
