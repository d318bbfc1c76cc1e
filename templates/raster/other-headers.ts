import { startsWith } from './picture-header';

/** Size of a picture in a format that browsers decode and we do not. */
export interface OtherHeader {
  readonly type: 'webp' | 'avif' | 'heic' | 'gif' | 'bmp';
  /** Zero if the header is damaged. */
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Names of the formats in messages. */
export const FORMAT_NAMES: Readonly<Record<OtherHeader['type'], string>> = {
  webp: 'WebP',
  avif: 'AVIF',
  heic: 'HEIC',
  gif: 'GIF',
  bmp: 'BMP',
};

type Size = readonly [widthPx: number, heightPx: number];
const DAMAGED: Size = [0, 0];

/** Reads the header of a WebP, AVIF, HEIC, GIF or BMP file; undefined for other files. */
export function readOtherHeader(bytes: Uint8Array): OtherHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = typeOf(bytes);
  if (!type) return undefined;
  const [widthPx, heightPx] = SIZES[type](view, bytes);
  return { type, widthPx, heightPx };
}

const letters = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

function typeOf(bytes: Uint8Array): OtherHeader['type'] | undefined {
  const head = letters(bytes, 0, 12);
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  // A device-independent bitmap: the size of its second header is 12 to 124 bytes.
  if (head.startsWith('BM') && bytes.length >= 26 && bytes[15] === 0 && bytes[16] === 0 && bytes[17] === 0)
    return 'bmp';
  return head.slice(4, 8) === 'ftyp' ? brandOf(bytes) : undefined;
}

/** Largest size of the box that lists the brands of a file. */
const BRANDS_BYTES = 256;

/** Returns the format of an ISO base media file by its brands; undefined for films and other files. */
function brandOf(bytes: Uint8Array): 'avif' | 'heic' | undefined {
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0), BRANDS_BYTES);
  const brands = letters(bytes, 8, length).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => /^(?:he[iv][cmsx]|mif1|msf1)$/.test(brand)) ? 'heic' : undefined;
}

const SIZES: Readonly<Record<OtherHeader['type'], (view: DataView, bytes: Uint8Array) => Size>> = {
  gif: (view) => (view.byteLength < 10 ? DAMAGED : [view.getUint16(6, true), view.getUint16(8, true)]),
  bmp: (view) =>
    view.getUint8(14) === 12
      ? [view.getUint16(18, true), view.getUint16(20, true)]
      : // Rows from top to bottom have a negative height.
        [Math.abs(view.getInt32(18, true)), Math.abs(view.getInt32(22, true))],
  webp: sizeOfWebp,
  avif: sizeOfMedia,
  heic: sizeOfMedia,
};

const VP8_START = [0x9d, 0x01, 0x2a];
const SIDE_14_BITS = 0x3fff;

function sizeOfWebp(view: DataView, bytes: Uint8Array): Size {
  if (bytes.length < 30) return DAMAGED;
  switch (letters(bytes, 12, 16)) {
    case 'VP8X': {
      const [width, height] = [24, 27].map((at) => (view.getUint32(at - 1, true) >>> 8) + 1) as [number, number];
      return [width, height];
    }
    case 'VP8L': {
      const packed = view.getUint32(21, true);
      return bytes[20] === 0x2f ? [(packed & SIDE_14_BITS) + 1, ((packed >>> 14) & SIDE_14_BITS) + 1] : DAMAGED;
    }
    case 'VP8 ':
      return startsWith(bytes.subarray(23), VP8_START)
        ? [view.getUint16(26, true) & SIDE_14_BITS, view.getUint16(28, true) & SIDE_14_BITS]
        : DAMAGED;
    default:
      return DAMAGED;
  }
}

interface Box {
  readonly type: string;
  /** Range of its content. */
  readonly from: number;
  readonly to: number;
}

/** Yields the boxes of a part of an ISO base media file. Ends at a damaged one. */
function* boxesIn(view: DataView, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const said = view.getUint32(at);
    const isLong = said === 1;
    if (isLong && (at + 16 > to || view.getUint32(at + 8) !== 0)) return;
    const size = isLong ? view.getUint32(at + 12) : said === 0 ? to - at : said;
    const head = isLong ? 16 : 8;
    if (size < head || at + size > to) return;
    const type = String.fromCharCode(...[4, 5, 6, 7].map((i) => view.getUint8(at + i)));
    yield { type, from: at + head, to: at + size };
    at += size;
  }
}

/** Boxes that lead to the sizes of a file's pictures, with the length of the fields before their content. */
const WAY = [
  ['meta', 4],
  ['iprp', 0],
  ['ipco', 0],
] as const;

/** Returns the largest of the sizes in a file: those of tiles and thumbnails are smaller. */
function sizeOfMedia(view: DataView): Size {
  let part: { readonly from: number; readonly to: number } = { from: 0, to: view.byteLength };
  for (const [type, fields] of WAY) {
    const box = [...boxesIn(view, part.from, part.to)].find((box) => box.type === type);
    if (!box) return DAMAGED;
    part = { from: box.from + fields, to: box.to };
  }
  let largest = DAMAGED;
  for (const { type, from, to } of boxesIn(view, part.from, part.to)) {
    if (type !== 'ispe' || to - from < 12) continue;
    const size: Size = [view.getUint32(from + 4), view.getUint32(from + 8)];
    if (size[0] * size[1] > largest[0] * largest[1]) largest = size;
  }
  return largest;
}
