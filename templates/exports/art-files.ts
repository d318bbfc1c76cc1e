import type { KitSpec } from '@/lib/kit/kit-spec';
import { parsePicture, picturesIn } from '@/lib/kit/picture';
import { encodePng } from '@/templates/drawing/png';
import type { Pictures } from '@/templates/layout/layout';
import { textBytes } from './zip';

/** Folder of the uploaded pictures next to a scenario's file, with an index of their descriptions. */
export const ART_FOLDER = 'art';
export const ART_INDEX = 'index.json';

export interface IndexedArt {
  readonly hash: string;
  readonly alt: string;
  readonly credit: string;
}

/** Collects the uploaded pictures, which the scenario's file only refers to by name. */
export async function artFiles(kit: KitSpec, pictures: Pictures | undefined) {
  const index: IndexedArt[] = [];
  const files: { readonly path: string; readonly make: () => Uint8Array }[] = [];
  for (const id of picturesIn(kit.pieces).toSorted()) {
    const asked = parsePicture(id);
    const picture = asked.kind === 'art' ? await pictures?.(id) : undefined;
    if (asked.kind !== 'art' || !picture) continue;
    index.push({ hash: asked.hash, alt: picture.alt ?? '', credit: picture.credit ?? '' });
    files.push({ path: `${ART_FOLDER}/${asked.hash}.png`, make: () => encodePng(picture) });
  }
  if (index.length === 0) return [];
  return [...files, { path: `${ART_FOLDER}/${ART_INDEX}`, make: () => textBytes([JSON.stringify(index, null, 1)]) }];
}
