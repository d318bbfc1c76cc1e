import { createHash } from 'node:crypto';
import { createInflate } from 'node:zlib';
import { parseSha256 } from '@/lib/kernel/address-parts';
import { PICTURE_SIDE_MAX_PX } from '@/lib/kit/picture';
import { Semaphore } from '@/lib/limits/turns';
import type { Draft } from '@/lib/scenario/draft';
import type { KnownPicture } from '@/lib/scenario/publishable';
import { LINE_MAX } from '@/lib/schema/fields';
import { ApiError, badRequest } from '../requests/api-error';
import type { Services } from '../requests/services';

/** PNG chunks that are allowed. Text and colour profiles are not: other programs would parse them. */
const CHUNKS = ['IHDR', 'IDAT', 'IEND', 'pHYs', 'sRGB', 'gAMA', 'cHRM', 'sBIT'];
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Bytes per pixel by PNG colour type: RGB or RGBA. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };
const FRAME = 12;

/** Bytes inflated at a time. */
const STEP_BYTES = 65_536;

interface Size {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/**
 * Returns why bytes are not a PNG as our own pages write it; undefined if they are. Protects everything that decodes
 * the picture later: it inflates to the declared size, and contains nothing but pixels.
 */
async function refusePng(bytes: Uint8Array): Promise<string | undefined> {
  const read = readChunks(bytes);
  if (typeof read === 'string') return read;
  const { width, height, channels } = read.size;
  const length = height * (width * channels + 1);
  return (await countUnpacked(read.data, length)) === length
    ? undefined
    : 'It does not have as many pixels as it says.';
}

/** Counts the inflated bytes without holding them in memory. Stops above `max`; undefined if damaged. */
async function countUnpacked(parts: readonly Uint8Array[], max: number): Promise<number | undefined> {
  const unpacking = createInflate({ chunkSize: STEP_BYTES });
  for (const part of parts) unpacking.write(part);
  unpacking.end();
  let count = 0;
  try {
    for await (const step of unpacking as AsyncIterable<Uint8Array>) {
      count += step.length;
      if (count > max) break;
    }
  } catch {
    return undefined;
  }
  return count;
}

function readChunks(bytes: Uint8Array): string | { readonly size: Size; readonly data: readonly Uint8Array[] } {
  if (!SIGNATURE.every((byte, i) => bytes[i] === byte)) return 'It is not a PNG.';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const data: Uint8Array[] = [];
  let size: Size | undefined;
  for (let at = SIGNATURE.length; at + FRAME <= bytes.length; ) {
    const length = view.getUint32(at);
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const next = at + FRAME + length;
    if (next > bytes.length) return 'It ends early.';
    if (!CHUNKS.includes(kind)) return 'It holds more than a picture.';
    if ((kind === 'IHDR') !== (size === undefined)) return 'It has no header, or two.';
    if (kind === 'IHDR') {
      const read = readSize(view, at + 8, length);
      if (typeof read === 'string') return read;
      size = read;
    }
    if (kind === 'IDAT') data.push(bytes.subarray(at + 8, at + 8 + length));
    if (kind === 'IEND') return size && next === bytes.length ? { size, data } : 'It continues after its end.';
    at = next;
  }
  return 'It ends early.';
}

function readSize(view: DataView, at: number, length: number): Size | string {
  if (length !== 13) return 'It has no size.';
  const [width, height] = [view.getUint32(at), view.getUint32(at + 4)];
  const channels = CHANNELS[view.getUint8(at + 9)];
  if (width < 1 || height < 1) return 'It has no size.';
  if (width > PICTURE_SIDE_MAX_PX || height > PICTURE_SIDE_MAX_PX)
    return `It is more than ${PICTURE_SIDE_MAX_PX} pixels wide or high.`;
  const isPlain = view.getUint8(at + 8) === 8 && view.getUint8(at + 12) === 0;
  return channels !== undefined && isPlain ? { width, height, channels } : 'Its pixels are of another kind.';
}

export const ART_LIMITS = { count: 60, bytes: 20_000_000 } as const;
export const ART_MAX_BYTES = 2_000_000;
const TYPE = 'image/png';

/** Inflating takes a thread for milliseconds, and waiting requests hold their bytes: both are bounded. */
const checks = new Semaphore(2, 64_000_000);

export interface ListedArt {
  readonly hash: string;
  readonly size: number;
  readonly alt: string;
  readonly credit: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** Same answer for missing pictures and those that the caller has no access to. */
export const noSuchArt = () => new ApiError(404, 'art/not-found', 'There is no such picture in this scenario.');

export async function listArt({ store }: Services, draftId: string): Promise<readonly ListedArt[]> {
  const rows = await store.artOf(draftId);
  return rows.map(({ hash, size, alt, credit, createdAt }) => ({
    hash,
    size,
    alt,
    credit,
    createdAt: new Date(createdAt).toISOString(),
  }));
}

/** Saves a picture that our pages re-encoded under its SHA-256, so that a URL's content never changes. */
export async function addArt(
  { store, room, now }: Services,
  draftId: string,
  { hash, alt, credit }: KnownPicture,
  bytes: Uint8Array,
): Promise<void> {
  if (alt.length > LINE_MAX || credit.length > LINE_MAX) {
    throw badRequest(`A credit and an alternative text are lines of at most ${LINE_MAX} characters.`);
  }
  if (createHash('sha256').update(bytes).digest('hex') !== hash) {
    throw badRequest('A picture is named by the SHA-256 of its bytes.');
  }
  if (!(await store.hasPicture(hash))) {
    await room.require(bytes.length);
    await requirePng(bytes);
  }
  const kept = await store.addArt({ draftId, hash, type: TYPE, alt, credit, createdAt: now() }, bytes, ART_LIMITS);
  if (!kept) {
    throw new ApiError(
      409,
      'art/too-much',
      `A scenario holds at most ${ART_LIMITS.count} pictures and ${ART_LIMITS.bytes / 1_000_000} MB of them. Use one of those, or an icon.`,
    );
  }
}

async function requirePng(bytes: Uint8Array): Promise<void> {
  const checked = await checks.take(bytes.length, async () => ({ reason: await refusePng(bytes) }));
  if (!checked) {
    throw new ApiError(503, 'art/busy', 'Many pictures are being saved right now. Try again in a moment.');
  }
  if (checked.reason !== undefined) {
    throw new ApiError(415, 'art/not-a-picture', `This picture was not processed by our pages. ${checked.reason}`);
  }
}

/** Returns a picture of a draft that the caller may read. Browsers cache it forever. */
export async function artResponse({ store }: Services, draftId: string, asked: string): Promise<Response> {
  const hash = parseSha256(asked);
  const art = hash === undefined ? undefined : await store.artBytes(draftId, hash);
  if (hash === undefined || !art) throw noSuchArt();
  return new Response(new Uint8Array(art.bytes), {
    headers: {
      ...pictureHeaders(art, hash),
      'content-length': String(art.bytes.length),
      'cache-control': 'private, max-age=31536000, immutable',
    },
  });
}

/** Content type and file name of a picture. */
export const pictureHeaders = ({ type }: { readonly type: string }, hash: string) => ({
  'content-type': type,
  'content-disposition': `inline; filename="${hash.slice(0, 12)}.png"`,
  'x-content-type-options': 'nosniff',
});

/** Headers of drawings, which browsers may also open as pages. */
export const SVG_HEADERS = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

const NAMED = /"art:([0-9a-f]{64})"/g;

/** Returns the hashes of all pictures that a draft, or a part of one, uses. */
export const artNamedIn = (json: unknown): ReadonlySet<string> =>
  new Set([...JSON.stringify(json).matchAll(NAMED)].map(([, hash]) => hash ?? ''));

/** Adds to an imported draft the pictures it uses that its new owner already has access to here. */
export async function adoptArt(
  { store, now }: Services,
  draftId: string,
  memberId: string,
  draft: Draft,
): Promise<void> {
  for (const hash of [...artNamedIn(draft)].slice(0, ART_LIMITS.count)) {
    const art = await store.artSeenBy(memberId, hash);
    if (!art) continue;
    await store.addArt({ ...art, draftId, createdAt: now() }, undefined, ART_LIMITS);
  }
}

/** Adds pictures from elsewhere to a draft, with their texts. `load` returns the bytes of each. */
export async function addPictures(
  { store, now }: Services,
  draftId: string,
  pictures: readonly KnownPicture[],
  load: (hash: string) => Promise<{ readonly type: string; readonly bytes: Uint8Array } | undefined>,
): Promise<void> {
  for (const { hash, alt, credit } of pictures) {
    const file = await load(hash);
    if (!file) continue;
    await store.addArt({ draftId, hash, type: file.type, alt, credit, createdAt: now() }, file.bytes, ART_LIMITS);
  }
}
