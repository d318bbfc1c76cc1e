export interface PictureHeader {
  readonly type: 'png' | 'jpeg';
  readonly widthPx: number;
  readonly heightPx: number;
  /** True for CMYK colours, which screens cannot show. */
  readonly isCmyk: boolean;
  /** Exif orientation from 1 to 8; 1 is upright. */
  readonly orientation: number;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const IHDR = 0x49484452;
const JPEG = [0xff, 0xd8, 0xff];

export const startsWith = (bytes: Uint8Array, sign: readonly number[]): boolean =>
  sign.every((byte, i) => bytes[i] === byte);

/** Reads the header of a PNG or a JPEG; undefined for other or truncated files. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (startsWith(bytes, PNG)) {
    if (bytes.length < 33 || view.getUint32(12) !== IHDR) return undefined;
    return { type: 'png', widthPx: view.getUint32(16), heightPx: view.getUint32(20), isCmyk: false, orientation: 1 };
  }
  return startsWith(bytes, JPEG) ? readJpeg(bytes, view) : undefined;
}

function readJpeg(bytes: Uint8Array, view: DataView): PictureHeader | undefined {
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes may precede any marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (length < 2) return undefined;
    if (marker === 0xe1) orientation = readOrientation(bytes.subarray(at + 4, at + 2 + length)) ?? orientation;
    if (isFrame(marker)) {
      if (at + 10 > bytes.length) return undefined;
      const [heightPx, widthPx] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { type: 'jpeg', widthPx, heightPx, isCmyk: bytes[at + 9] === 4, orientation };
    }
    at += 2 + length;
  }
  return undefined;
}

/** Start-of-frame markers: C0 to CF, except those of tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
const ORIENTATION = 0x0112;

function readOrientation(segment: Uint8Array): number | undefined {
  if (!startsWith(segment, EXIF) || segment.length < 14) return undefined;
  const view = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6);
  const little = view.getUint16(0) === 0x4949;
  const first = view.getUint32(4, little);
  if (first + 2 > view.byteLength) return undefined;
  const count = view.getUint16(first, little);
  for (let entry = first + 2; entry < first + 2 + count * 12 && entry + 12 <= view.byteLength; entry += 12) {
    if (view.getUint16(entry, little) !== ORIENTATION) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}
