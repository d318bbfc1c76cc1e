import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { nodeAssets } from '@/templates/assets/node';
import type { Page } from '@/templates/drawing/display-list';
import { pageToPng } from '@/templates/raster/page-png';

/** A bitmap of four bytes per pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

export const readPng = (bytes: Uint8Array): Pixels => PNG.sync.read(Buffer.from(bytes));

/** Decodes a PPM, the default format of pdftoppm, which is much faster than PNG. */
export function readPpm(bytes: Uint8Array): Pixels {
  const header = /^P6\s(\d+)\s(\d+)\s255\s/.exec(Buffer.from(bytes.subarray(0, 40)).toString('latin1'));
  if (!header) throw new Error('not a PPM file');
  const [width, height] = [Number(header[1]), Number(header[2])];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let from = header[0].length, to = 0; to < data.length; from += 3, to += 4) {
    data[to] = bytes[from] ?? 0;
    data[to + 1] = bytes[from + 1] ?? 0;
    data[to + 2] = bytes[from + 2] ?? 0;
  }
  return { width, height, data };
}

/** Draws a page with Trapdoor's own rasteriser. */
export const drawPage = async (page: Page, dpi: number): Promise<Pixels> =>
  readPng(await pageToPng(page, nodeAssets(), dpi));

/** Shrinks a picture to the mean of each square of `side` pixels; drops leftover rows and columns. */
export function averaged(picture: Pixels, side: number): Pixels {
  const [width, height] = [Math.floor(picture.width / side), Math.floor(picture.height / side)];
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (let down = 0; down < side; down++) {
          const row = (y * side + down) * picture.width + x * side;
          for (let across = 0; across < side; across++) sum += picture.data[(row + across) * 4 + channel] ?? 0;
        }
        data[(y * width + x) * 4 + channel] = sum / (side * side);
      }
    }
  }
  return { width, height, data };
}

/** Difference between two pictures. */
export interface Difference {
  /** Share of pixels that differ clearly. */
  readonly share: number;
  /** Largest difference in the mean of a small square, of 255: high if a word or a box is missing. */
  readonly square: number;
}

const CLEARLY = 0.5;
const SQUARE_PX = 8;
/** Tolerance for programs that round the page size differently. */
const ROUNDING_PX = 2;

export function differenceOf(one: Pixels, other: Pixels): Difference {
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  const isSameSize =
    Math.abs(one.width - other.width) <= ROUNDING_PX && Math.abs(one.height - other.height) <= ROUNDING_PX;
  if (!isSameSize) return { share: 1, square: 255 };
  const [a, b] = [cropped(one, width, height), cropped(other, width, height)];
  const different = pixelmatch(a, b, undefined, width, height, { threshold: CLEARLY });
  let square = 0;
  for (let y = 0; y + SQUARE_PX <= height; y += SQUARE_PX) {
    for (let x = 0; x + SQUARE_PX <= width; x += SQUARE_PX) {
      square = Math.max(square, Math.abs(meanOf(a, width, x, y) - meanOf(b, width, x, y)));
    }
  }
  return { share: different / (width * height), square };
}

function cropped({ data, width: stride }: Pixels, width: number, height: number): Uint8Array {
  const out = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) out.set(data.subarray(y * stride * 4, (y * stride + width) * 4), y * width * 4);
  return out;
}

function meanOf(data: Uint8Array, width: number, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + SQUARE_PX; y++) {
    for (let at = (y * width + left) * 4; at < (y * width + left + SQUARE_PX) * 4; at += 4)
      sum += (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
  }
  return sum / (3 * SQUARE_PX * SQUARE_PX);
}

/** Sum of three channels of 245 each. */
const NEARLY_WHITE = 735;

/** Counts the pixels that are not white. */
export function paintedIn({ data }: Pixels): number {
  let painted = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0) < NEARLY_WHITE) painted += 1;
  }
  return painted;
}

/** True if pdf.js has a canvas; npm does not install that package on some platforms. */
export const canDrawPdf = await import('@napi-rs/canvas').then(
  () => true,
  () => false,
);

interface Canvases {
  create(
    width: number,
    height: number,
  ): {
    readonly canvas: { readonly width: number; readonly height: number };
    readonly context: {
      getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
    };
  };
}

/** Draws every page of a PDF with pdf.js. */
export async function drawPdf(pdf: Uint8Array, dpi: number): Promise<readonly Pixels[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0, isEvalSupported: false }).promise;
  const { canvasFactory } = document as unknown as { readonly canvasFactory: Canvases };
  const pages: Pixels[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: dpi / 72 });
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
    const { canvas, context } = canvasFactory.create(width, height);
    await page.render({ canvas, canvasContext: context, viewport } as never).promise;
    pages.push({ width, height, data: context.getImageData(0, 0, width, height).data });
  }
  await document.destroy();
  return pages;
}
