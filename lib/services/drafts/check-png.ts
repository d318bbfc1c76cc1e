import { createInflate } from 'node:zlib';
import { PICTURE_SIDE_MAX_PX } from '@/lib/kit/picture';

/** Chunks of a picture alone: no words, no profiles, nothing that some program might read. */
const CHUNKS = ['IHDR', 'IDAT', 'IEND', 'pHYs', 'sRGB', 'gAMA', 'cHRM', 'sBIT'];
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Bytes a pixel by the kind of colours: plain, or with opacity. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };
const FRAME = 12;

/** So much is unpacked at a time. */
const STEP_BYTES = 65_536;

interface Size {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/**
 * Why bytes are not a picture as our own pages write them, if so. Nobody who draws it later has to unpack more than
 * its size says, or reads anything in it but pixels.
 */
export async function refusePng(bytes: Uint8Array): Promise<string | undefined> {
  const read = readChunks(bytes);
  if (typeof read === 'string') return read;
  const { width, height, channels } = read.size;
  const length = height * (width * channels + 1);
  return (await countUnpacked(read.data, length)) === length
    ? undefined
    : 'It does not have as many pixels as it says.';
}

/** How many bytes were packed, counted on the way and never held together. Stops above `max`; undefined if damaged. */
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
