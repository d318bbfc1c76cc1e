import { artAddress, readAllArt, readArt } from '@/app/_data/art-store';
import type { KnownPicture } from '@/lib/scenario/publishable';
import type { ArtSource, KeptPicture } from '@/templates/raster/load-art';

type Words = Pick<KeptPicture, 'alt' | 'credit'>;

/** Time after which descriptions and credits are fetched again. */
const FRESH_MS = 10_000;

const bytesOf = new Map<string, Promise<Uint8Array | undefined>>();
const wordsOf = new Map<string, { readonly at: number; readonly words: Promise<ReadonlyMap<string, Words>> }>();

/** Source of pictures: a draft's, on the server and on this device, or those at an address. */
export type ArtPlace =
  | { readonly draftId: string }
  | { readonly address: string; readonly pictures: readonly KnownPicture[] };

/** Source of a scenario's own pictures: this device if it has them, otherwise the server. */
export const artAt =
  (baseUrl: string, place: ArtPlace): ArtSource =>
  async (hash) => {
    const address = `${baseUrl}${'draftId' in place ? artAddress(place.draftId, hash) : `${place.address}/${hash}`}`;
    const loading = bytesOf.get(address) ?? loadBytes(address, place, hash);
    bytesOf.set(address, loading);
    const bytes = await loading.catch(() => undefined);
    // A missing picture may be uploaded later, so it is not cached.
    if (!bytes) {
      bytesOf.delete(address);
      return undefined;
    }
    const all = 'draftId' in place ? await loadWords(baseUrl, place.draftId) : byHash(place.pictures);
    const words = all.get(hash);
    return { bytes, alt: words?.alt ?? '', credit: words?.credit ?? '' };
  };

async function loadBytes(address: string, place: ArtPlace, hash: string): Promise<Uint8Array | undefined> {
  const kept = 'draftId' in place ? await readArt(place.draftId, hash) : undefined;
  if (kept) return kept.bytes;
  const response = await fetch(address);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
}

async function loadWords(baseUrl: string, draftId: string): Promise<ReadonlyMap<string, Words>> {
  const known = wordsOf.get(draftId);
  if (known && Date.now() - known.at < FRESH_MS) return known.words;
  const words = wordsOfDraft(baseUrl, draftId);
  wordsOf.set(draftId, { at: Date.now(), words });
  return words;
}

/** Returns descriptions and credits of a draft's own pictures, from this device and the server. */
export async function wordsOfDraft(baseUrl: string, draftId: string): Promise<ReadonlyMap<string, Words>> {
  const here = await readAllArt(draftId);
  const there = await fetch(`${baseUrl}${artAddress(draftId)}`)
    .then((response) => (response.ok ? (response.json() as Promise<readonly KnownPicture[]>) : []))
    .catch(() => []);
  // Pictures that wait for upload are newer than the server's data.
  const waiting = here.filter((art) => art.waiting === 1);
  return byHash([...here, ...there, ...waiting]);
}

const byHash = (pictures: readonly KnownPicture[]): ReadonlyMap<string, Words> =>
  new Map(pictures.map(({ hash, alt, credit }) => [hash, { alt, credit }]));
