import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ART_FOLDER, ART_INDEX, type IndexedArt } from '@/templates/exports/art-files';
import type { ArtSource } from '@/templates/raster/load-art';

/** Reads pictures from the folder “art” beside a scenario's file, laid out as in the files of a kit. */
export function artBeside(file: string): ArtSource {
  const folder = join(file === '-' ? '.' : dirname(file), ART_FOLDER);
  let index: Promise<readonly IndexedArt[]> | undefined;
  return async (hash) => {
    const bytes = await readFile(join(folder, `${hash}.png`)).catch(() => undefined);
    if (!bytes) return undefined;
    index ??= readArtIndex(join(folder, ART_INDEX));
    const said = (await index).find((art) => art.hash === hash);
    return { bytes, alt: String(said?.alt ?? ''), credit: String(said?.credit ?? '') };
  };
}

/** Reads alt texts and credits of the pictures. Returns an empty list if that file is missing or broken. */
export async function readArtIndex(file: string): Promise<readonly IndexedArt[]> {
  const json = await readFile(file, 'utf8')
    .then(
      (text) => JSON.parse(text) as unknown,
      () => [],
    )
    .catch(() => []);
  return Array.isArray(json) ? (json as readonly IndexedArt[]).filter((art) => typeof art === 'object' && art) : [];
}
