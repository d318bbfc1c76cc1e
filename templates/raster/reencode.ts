import { failure, type Result, success } from '@/lib/kernel/result';
import { PICTURE_SIDE_MAX_PX } from '@/lib/kit/picture';
import type { Assets } from '../assets/assets';
import { type PictureHeader, readPictureHeader } from './picture-header';
import { type Pixels, separatePixels } from './pixels';
import { NotXml } from './read-xml';
import { CannotDraw, type Drawn, openRasteriser, type Rasteriser } from './resvg';
import { sanitiseSvg } from './sanitise-svg';

/** Reason to reject a picture file. The message says what to do. */
interface Refusal {
  readonly code: 'art/too-large' | 'art/not-a-picture' | 'art/too-many-pixels' | 'art/damaged' | 'art/unsafe';
  readonly message: string;
}

export const MAX_PICTURE_BYTES = 2_000_000;
export const MAX_PIXELS = 40_000_000;
const MOST_SLENDER = 200;

/**
 * Decodes a PNG, JPEG or SVG to pixels and drops the rest. Loads nothing from elsewhere and runs no scripts. `maxBytes`
 * is for PNG and JPEG files.
 */
export async function reencode(
  bytes: Uint8Array,
  assets: Assets,
  maxBytes = MAX_PICTURE_BYTES,
): Promise<Result<Pixels, Refusal>> {
  const header = readPictureHeader(bytes);
  const max = header ? maxBytes : MAX_PICTURE_BYTES;
  if (bytes.length > max) {
    const most = `${max / 1_000_000} MB`;
    return refuse('art/too-large', `This picture is over ${most}. Save it smaller: 1500 pixels across fill a card.`);
  }
  try {
    if (header) return reencodePixels(bytes, header, await openRasteriser(assets));
    const source = textOf(bytes);
    if (source === undefined || !/<(?:svg:)?svg[\s>]/.test(source)) {
      return refuse('art/not-a-picture', 'This file is no PNG, JPEG or SVG picture. Save it as one of them.');
    }
    return reencodeSvg(source, await openRasteriser(assets));
  } catch (error) {
    if (error instanceof NotXml) return refuse('art/unsafe', `This SVG can't be used. ${error.message}`);
    if (error instanceof CannotDraw) return damaged();
    throw error;
  }
}

function reencodePixels(bytes: Uint8Array, header: PictureHeader, resvg: Rasteriser): Result<Pixels, Refusal> {
  const refused = checkHeader(header);
  if (refused) return refused;
  const turned = header.orientation > 4;
  const [across, down] = turned ? [header.heightPx, header.widthPx] : [header.widthPx, header.heightPx];
  const scale = Math.min(1, PICTURE_SIDE_MAX_PX / Math.max(across, down));
  const [widthPx, heightPx] = [across, down].map((side) => Math.max(1, Math.round(side * scale))) as [number, number];
  const size = `width="${header.widthPx}" height="${header.heightPx}"`;
  const smooth = scale === 1 ? 'optimizeSpeed' : 'optimizeQuality';
  const picture = `<image ${size} transform="${UPRIGHT[header.orientation - 1]?.(header.widthPx, header.heightPx)}" image-rendering="${smooth}" href="data:image/${header.type};base64,${base64Of(bytes)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${across} ${down}" preserveAspectRatio="none">${picture}</svg>`;
  return pixelsOf(resvg.draw(svg, widthPx));
}

/** Transformations that turn pictures upright, by Exif orientation (1 to 8). */
const UPRIGHT: readonly ((width: number, height: number) => string)[] = [
  () => 'matrix(1 0 0 1 0 0)',
  (width) => `matrix(-1 0 0 1 ${width} 0)`,
  (width, height) => `matrix(-1 0 0 -1 ${width} ${height})`,
  (_, height) => `matrix(1 0 0 -1 0 ${height})`,
  () => 'matrix(0 1 1 0 0 0)',
  (_, height) => `matrix(0 1 -1 0 ${height} 0)`,
  (width, height) => `matrix(0 -1 -1 0 ${height} ${width})`,
  (width) => `matrix(0 -1 1 0 0 ${width})`,
];

function checkHeader({ widthPx, heightPx, isCmyk }: PictureHeader): Result<never, Refusal> | undefined {
  if (widthPx < 1 || heightPx < 1) return damaged();
  if (widthPx * heightPx > MAX_PIXELS) {
    return refuse(
      'art/too-many-pixels',
      `This picture has ${widthPx} × ${heightPx} pixels, more than 40 million. Save it smaller: 1500 pixels across fill a card.`,
    );
  }
  if (isCmyk)
    return refuse('art/unsafe', 'This JPEG has the four colours of a press (CMYK). Save it as an RGB picture.');
  return undefined;
}

function reencodeSvg(source: string, resvg: Rasteriser): Result<Pixels, Refusal> {
  const { svg, pictures } = sanitiseSvg(source);
  let pixels = 0;
  for (const inside of pictures) {
    const header = readPictureHeader(inside);
    if (!header) throw new NotXml('A picture inside it is damaged.');
    pixels += header.widthPx * header.heightPx;
    const refused =
      pixels > MAX_PIXELS ? checkHeader({ ...header, widthPx: pixels, heightPx: 1 }) : checkHeader(header);
    if (refused) return refused;
  }
  const { width, height } = resvg.sizeOf(svg);
  const slender = Math.max(width, height) / Math.min(width, height);
  if (!(slender <= MOST_SLENDER)) throw new NotXml('It is far too slender to be seen.');
  const widthPx = Math.max(
    1,
    Math.round(width >= height ? PICTURE_SIDE_MAX_PX : (PICTURE_SIDE_MAX_PX * width) / height),
  );
  return pixelsOf(resvg.draw(svg, widthPx));
}

function pixelsOf(drawn: Drawn): Result<Pixels, Refusal> {
  // resvg reports no error for a damaged picture, and draws nothing.
  const pixels = separatePixels({ ...drawn, isPremultiplied: true });
  return pixels ? success(pixels) : damaged();
}

const damaged = () =>
  refuse(
    'art/damaged',
    'This picture can’t be drawn: it is damaged or empty, or parts of it lie far outside. Save it anew, as a PNG.',
  );
const refuse = (code: Refusal['code'], message: string) => failure({ code, message });

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const CHUNK = 0x6000;

function base64Of(bytes: Uint8Array): string {
  const parts: string[] = [];
  // Base64 of chunks whose length is a multiple of three can be concatenated.
  for (let at = 0; at < bytes.length; at += CHUNK)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + CHUNK))));
  return parts.join('');
}
