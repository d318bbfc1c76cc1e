import { failure, type Result, success } from '@/lib/kernel/result';
import { isPicture } from '@/lib/scenario/parse-json';
import type { Assets } from '@/templates/assets/assets';
import { FORMAT_NAMES, readOtherHeader } from '@/templates/raster/other-headers';
import { readPictureHeader } from '@/templates/raster/picture-header';
import type { Pixels } from '@/templates/raster/pixels';
import { MAX_PICTURE_BYTES, MAX_PIXELS, reencode } from '@/templates/raster/reencode';
import type { Decode } from './decode-in-browser';

/** Largest file that is read. `fitPicture` limits what is stored. */
const MAX_FILE_BYTES = 30_000_000;
/** Largest picture that is decoded: 240 MB of memory. */
const MAX_DECODED_PIXELS = 60_000_000;

const NOT_A_PICTURE =
  'This file is no picture that Trapdoor can read. Save it as a PNG or a JPEG, or a drawing as an SVG.';
const SVG_TOO_LARGE = 'An SVG can have 2 MB at most. Simplify it, or save it as a PNG.';
const DAMAGED = 'This picture is damaged. Save it again as a PNG or a JPEG.';

const NAMES = { ...FORMAT_NAMES, png: 'PNG', jpeg: 'JPEG' } as const;

interface Tools {
  readonly assets: Assets;
  /** Undefined in browsers without a decoder in workers. */
  readonly decode: Decode | undefined;
}

/**
 * Reads an author's picture file to the pixels that are kept; otherwise says why it can't. PNG and JPEG files that are
 * small enough are decoded by our own code, to the same bytes in every browser; others by the browser.
 */
export async function readPicture(file: Blob, { assets, decode }: Tools): Promise<Result<Pixels, string>> {
  if (file.size > MAX_FILE_BYTES) {
    const size = (file.size / 1_000_000).toFixed(1);
    return failure(`This file has ${size} MB; a picture can have 30 MB at most. Save a smaller version.`);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const known = readPictureHeader(bytes);
  const header = known ?? readOtherHeader(bytes);
  if (!header) return readDrawing(bytes, assets);
  const { widthPx, heightPx, type } = header;
  if (widthPx < 1 || heightPx < 1) return failure(DAMAGED);
  if (widthPx * heightPx > MAX_DECODED_PIXELS) {
    return failure(
      `This picture has ${widthPx} × ${heightPx} pixels, more than 60 million. Save it smaller: 1500 pixels across fill a card.`,
    );
  }
  const isOurs = known && !known.isCmyk && bytes.length <= MAX_PICTURE_BYTES && widthPx * heightPx <= MAX_PIXELS;
  const drawn = isOurs || (known && !decode) ? await reencode(bytes, assets) : undefined;
  if (drawn?.ok) return drawn;
  const decoded = await decode?.(bytes, `image/${type}`).catch(() => undefined);
  return decoded ? success(decoded) : failure(drawn?.error.message ?? sayUnreadable(type));
}

async function readDrawing(bytes: Uint8Array, assets: Assets): Promise<Result<Pixels, string>> {
  if (bytes.length > MAX_PICTURE_BYTES) return failure(isPicture(bytes) ? SVG_TOO_LARGE : NOT_A_PICTURE);
  const drawn = await reencode(bytes, assets);
  if (drawn.ok) return drawn;
  return failure(drawn.error.code === 'art/not-a-picture' ? NOT_A_PICTURE : drawn.error.message);
}

const sayUnreadable = (type: keyof typeof NAMES): string =>
  type === 'heic'
    ? 'This browser can’t read HEIC, the format of many phones’ photographs. Save it as a JPEG, or bring it with Safari. On an iPhone, Settings › Camera › Formats › Most Compatible takes JPEGs.'
    : `This browser can’t read this ${NAMES[type]} file. Save it again as a PNG or a JPEG.`;
