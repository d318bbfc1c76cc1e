import { artAddress } from '@/app/_data/art-address';
import { readAllArt, readArt } from '@/app/_data/art-store';
import type { ArtSource, KeptPicture } from '@/templates/raster/load-art';

type Words = Pick<KeptPicture, 'alt' | 'credit'>;

/** Words can change, and pictures come; so often is asked again. */
const FRESH_MS = 10_000;

const bytesOf = new Map<string, Promise<Uint8Array | undefined>>();
const wordsOf = new Map<string, { readonly at: number; readonly words: Promise<ReadonlyMap<string, Words>> }>();

/** A draft's own pictures: from this device if it has them, else from the server. */
export const draftArt =
  (baseUrl: string, draftId: string): ArtSource =>
  async (hash) => {
    const key = `${draftId}/${hash}`;
    const loading = bytesOf.get(key) ?? loadBytes(baseUrl, draftId, hash);
    bytesOf.set(key, loading);
    const bytes = await loading.catch(() => undefined);
    // What is not there may be brought.
    if (!bytes) {
      bytesOf.delete(key);
      return undefined;
    }
    const words = (await loadWords(baseUrl, draftId)).get(hash);
    return { bytes, alt: words?.alt ?? '', credit: words?.credit ?? '' };
  };

async function loadBytes(baseUrl: string, draftId: string, hash: string): Promise<Uint8Array | undefined> {
  const kept = await readArt(draftId, hash);
  if (kept) return kept.bytes;
  const response = await fetch(`${baseUrl}${artAddress(draftId, hash)}`);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

async function loadWords(baseUrl: string, draftId: string): Promise<ReadonlyMap<string, Words>> {
  const known = wordsOf.get(draftId);
  if (known && Date.now() - known.at < FRESH_MS) return known.words;
  const words = askWords(baseUrl, draftId);
  wordsOf.set(draftId, { at: Date.now(), words });
  return words;
}

async function askWords(baseUrl: string, draftId: string): Promise<ReadonlyMap<string, Words>> {
  const here = await readAllArt(draftId);
  const there = await fetch(`${baseUrl}${artAddress(draftId)}`)
    .then((response) =>
      response.ok ? (response.json() as Promise<readonly (Words & { readonly hash: string })[]>) : [],
    )
    .catch(() => []);
  // What waits to be sent is newer than what the server says.
  const waiting = here.filter((art) => art.waiting === 1);
  return new Map([...here, ...there, ...waiting].map(({ hash, alt, credit }) => [hash, { alt, credit }]));
}
