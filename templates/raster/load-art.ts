import { parsePicture } from '@/lib/kit/picture';
import type { Assets } from '../assets/assets';
import type { Picture } from '../display-list';
import { loadSigns } from '../theme/game-icons';
import { reencode } from './reencode';

/** Somebody's own picture as it is kept, with the words that go with it. */
export interface OwnPicture {
  readonly bytes: Uint8Array;
  readonly alt: string;
  readonly credit: string;
}

/** Where people's own pictures come from, by the hash that names them; undefined for one that is not there. */
export type PicturePort = (hash: string) => Promise<OwnPicture | undefined>;

/** What a kit's pictures are, ready to be drawn. Keys are pictures as faces write them: "art:…". */
export interface LoadedArt {
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly words: ReadonlyMap<string, Pick<OwnPicture, 'alt' | 'credit'>>;
}

/** Fetches and unpacks the pictures that are asked for, and makes signs known. What can't be had is left out. */
export async function loadArt(
  asked: readonly string[],
  assets: Assets,
  port: PicturePort = async () => undefined,
): Promise<LoadedArt> {
  const pictures = new Map<string, Picture>();
  const words = new Map<string, Pick<OwnPicture, 'alt' | 'credit'>>();
  await loadSigns(asked, assets);
  for (const value of asked) {
    const asks = parsePicture(value);
    if (asks.kind !== 'art') continue;
    const own = await port(asks.hash).catch(() => undefined);
    const picture = own && (await unpack(asks.hash, own.bytes, assets));
    if (!own || !picture) continue;
    pictures.set(value, picture);
    words.set(value, { alt: own.alt, credit: own.credit });
  }
  return { pictures, words };
}

/** So many bytes of pixels are kept from one layout to the next. */
const KEPT_BYTES = 150_000_000;
const unpacked = new Map<string, Picture>();

/** Its name is its content's, so a picture is unpacked once, and is the same object each time. */
async function unpack(hash: string, bytes: Uint8Array, assets: Assets): Promise<Picture | undefined> {
  const known = unpacked.get(hash);
  if (known) return known;
  const drawn = await reencode(bytes, assets);
  if (!drawn.ok) return undefined;
  const picture: Picture = { id: hash, ...drawn.value };
  const held = [...unpacked.values()].reduce((sum, { rgb }) => sum + rgb.length, picture.rgb.length);
  if (held > KEPT_BYTES) unpacked.clear();
  unpacked.set(hash, picture);
  return picture;
}
