import type { KitSpec } from '@/lib/kit/kit-spec';
import { parsePicture, picturesIn } from '@/lib/kit/picture';
import { encodePng } from '@/templates/drawing/png';
import type { Pictures } from '@/templates/layout/layout';
import { textBytes } from './zip';

/** Where people's own pictures lie beside their scenario's file, and what is said of each of them. */
export const ART_FOLDER = 'art';
export const ART_INDEX = 'index.json';

/** What the index says of a picture, whose file is HASH.png. */
export interface IndexedArt {
  readonly hash: string;
  readonly alt: string;
  readonly credit: string;
}

/** People's own pictures, which the scenario's file only names: with them beside it nothing is missing. */
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
