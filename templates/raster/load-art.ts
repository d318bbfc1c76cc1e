import { parsePicture } from '@/lib/kit/picture';
import type { Picture } from '@/templates/drawing/display-list';
import type { Assets } from '../assets/assets';

/** A stored picture of an author, with its texts. */
export interface KeptPicture {
  readonly bytes: Uint8Array;
  readonly alt: string;
  readonly credit: string;
}

/** Loads an uploaded picture by its hash; undefined if it is missing. */
export type ArtSource = (hash: string) => Promise<KeptPicture | undefined>;

interface OwnPicture extends Picture {
  readonly alt: string;
  readonly credit: string;
}

/** Largest total size of decoded pictures that are cached between layouts. */
const KEPT_BYTES = 150_000_000;
const unpacked = new Map<string, OwnPicture>();

/** Loads uploaded pictures by the ids that faces use ("art:…"). Undefined if a picture is missing or can't be drawn. */
export const ownPictures =
  (source: ArtSource, assets: Assets) =>
  async (id: string): Promise<OwnPicture | undefined> => {
    const asked = parsePicture(id);
    if (asked.kind !== 'art') return undefined;
    const kept = await source(asked.hash).catch(() => undefined);
    return kept && unpack(id, kept, assets);
  };

/** Decodes a picture, cached by its hash. Returns the same object until its texts change. */
async function unpack(id: string, kept: KeptPicture, assets: Assets): Promise<OwnPicture | undefined> {
  const { alt, credit } = kept;
  const known = unpacked.get(id);
  if (known?.alt === alt && known.credit === credit) return known;
  const drawn = known ?? (await drawAnew(kept.bytes, assets));
  if (!drawn) return undefined;
  const picture: OwnPicture = { ...drawn, id, alt, credit };
  unpacked.delete(id);
  const held = [...unpacked.values()].reduce((sum, { rgb }) => sum + rgb.length, picture.rgb.length);
  if (held > KEPT_BYTES) unpacked.clear();
  unpacked.set(id, picture);
  return picture;
}

async function drawAnew(bytes: Uint8Array, assets: Assets) {
  // Most kits have no pictures of their own.
  const { reencode } = await import('./reencode');
  const drawn = await reencode(bytes, assets);
  return drawn.ok ? drawn.value : undefined;
}
