import { zlibSync } from 'fflate';
import type { Picture } from './display-list';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RGB = 2;
const RGBA = 6;

const METRE_IN_INCHES = 39.3701;

/** Encodes a picture as a PNG with eight bits per channel. */
export function encodePng({ widthPx, heightPx, rgb, alpha }: Omit<Picture, 'id'>): Uint8Array {
  const channels = alpha ? 4 : 3;
  const stride = widthPx * channels + 1;
  // Each row begins with its filter. Filter 0 (none) compresses drawings best.
  const rows = new Uint8Array(stride * heightPx);
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const [from, to] = [y * widthPx + x, y * stride + 1 + x * channels];
      rows.set(rgb.subarray(from * 3, from * 3 + 3), to);
      if (alpha) rows[to + 3] = alpha[from] ?? 255;
    }
  }
  return assemblePng({ widthPx, heightPx, hasAlpha: alpha !== undefined }, zlibSync(rows));
}

interface PngHead {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly hasAlpha?: boolean;
  readonly dpi?: number;
}

/** Assembles a PNG from its deflated rows, each of which begins with its filter. */
export function assemblePng({ widthPx, heightPx, hasAlpha = false, dpi }: PngHead, rows: Uint8Array): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, widthPx);
  view.setUint32(4, heightPx);
  header.set([8, hasAlpha ? RGBA : RGB], 8);
  const size = dpi === undefined ? [] : [chunk('pHYs', printSize(dpi))];
  const parts = [new Uint8Array(SIGNATURE), chunk('IHDR', header), ...size, chunk('IDAT', rows), chunk('IEND')];
  const out = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** Pixels per metre in both directions (pHYs chunk). */
function printSize(dpi: number): Uint8Array {
  const data = new Uint8Array(9);
  const view = new DataView(data.buffer);
  for (const at of [0, 4]) view.setUint32(at, Math.round(dpi * METRE_IN_INCHES));
  data[8] = 1;
  return data;
}

function chunk(type: string, data: Uint8Array = new Uint8Array()): Uint8Array {
  const out = new Uint8Array(data.length + 12);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) out[4 + i] = type.charCodeAt(i);
  out.set(data, 8);
  view.setUint32(data.length + 8, crc32(out.subarray(4, data.length + 8)));
  return out;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, i) => {
  let value = i;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
