import { parsePicture } from '@/lib/kit/picture';
import type { Picture } from '@/templates/drawing/display-list';
import type { Assets } from '../assets/assets';
import { reencode } from './reencode';

/** Somebody's own picture as it is kept, with the words that go with it. */
export interface KeptPicture {
  readonly bytes: Uint8Array;
  readonly alt: string;
  readonly credit: string;
}

/** Where people's own pictures are kept, by the hash that names them; undefined for one that is not there. */
export type ArtSource = (hash: string) => Promise<KeptPicture | undefined>;

/** The same, ready to be drawn. */
interface OwnPicture extends Picture {
  readonly alt: string;
  readonly credit: string;
}

/** So many bytes of pixels are kept from one layout to the next. */
const KEPT_BYTES = 150_000_000;
const unpacked = new Map<string, OwnPicture>();

/** People's own pictures by the ids that faces know them by ("art:…"). What can't be had or drawn is not there. */
export const ownPictures =
  (source: ArtSource, assets: Assets) =>
  async (id: string): Promise<OwnPicture | undefined> => {
    const asked = parsePicture(id);
    if (asked.kind !== 'art') return undefined;
    const kept = await source(asked.hash).catch(() => undefined);
    return kept && unpack(id, kept, assets);
  };

/** Its name is its content's, so a picture is unpacked once, and is the same object until its words change. */
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
  const drawn = await reencode(bytes, assets);
  return drawn.ok ? drawn.value : undefined;
}
