import { Zlib } from 'fflate';
import { MM_PER_INCH } from '@/lib/kernel/units';
import type { Page } from '@/templates/drawing/display-list';
import { assemblePng } from '@/templates/drawing/png';
import { pageToSvg } from '@/templates/drawing/svg';
import type { Assets } from '../assets/assets';
import { seenThrough } from './cull';
import { type Drawn, openRasteriser } from './resvg';

/** Resolution that print shops require. */
export const PRINT_DPI = 300;

/** Larger pages are drawn in bands, so that a poster takes no more memory than a sheet of A4. */
const BAND_PIXELS = 9_000_000;
/** resvg can't draw pictures wider than 8191 pixels. */
const TILE_PX = 6000;

export const pixelsFromMm = (mm: number, dpi: number): number => Math.max(1, Math.round((mm / MM_PER_INCH) * dpi));

/** Draws a page as an opaque PNG with its print resolution. */
export async function pageToPng(page: Page, assets: Assets, dpi = PRINT_DPI): Promise<Uint8Array> {
  const [widthPx, heightPx] = [pixelsFromMm(page.widthMm, dpi), pixelsFromMm(page.heightMm, dpi)];
  const packed = createPacker(assets, widthPx * heightPx <= BAND_PIXELS);
  for await (const band of drawBands(page, assets, dpi)) packed.add(rowsOf(band));
  return assemblePng({ widthPx, heightPx, dpi }, packed.end());
}

/** Yields a page's opaque RGBA pixels in bands from the top. */
export async function* drawBands(
  page: Page,
  assets: Assets,
  dpi: number,
  { bandPixels = BAND_PIXELS, tilePx = TILE_PX }: { readonly bandPixels?: number; readonly tilePx?: number } = {},
): AsyncGenerator<Drawn> {
  const resvg = await openRasteriser(assets);
  const [widthPx, heightPx] = [pixelsFromMm(page.widthMm, dpi), pixelsFromMm(page.heightMm, dpi)];
  const [across, down] = [page.widthMm / widthPx, page.heightMm / heightPx];
  const draw = (left: number, top: number, tile: { readonly widthPx: number; readonly heightPx: number }) => {
    const box = { xMm: left * across, yMm: top * down, widthMm: tile.widthPx * across, heightMm: tile.heightPx * down };
    const seen = { ...page, transform: undefined, items: seenThrough(page.items, box, page.transform) };
    return resvg.draw(pageToSvg(seen, '', { box, ...tile }), tile.widthPx);
  };
  const rows = Math.max(1, Math.floor(bandPixels / widthPx));
  for (let top = 0; top < heightPx; top += rows) {
    const band = { widthPx, heightPx: Math.min(rows, heightPx - top) };
    if (widthPx <= tilePx) {
      yield draw(0, top, band);
      continue;
    }
    const rgba = new Uint8Array(widthPx * band.heightPx * 4);
    for (let left = 0; left < widthPx; left += tilePx) {
      const tile = draw(left, top, { ...band, widthPx: Math.min(tilePx, widthPx - left) });
      copyInto(rgba, widthPx, tile, left);
    }
    yield { ...band, rgba };
  }
}

function copyInto(rgba: Uint8Array, widthPx: number, tile: Drawn, left: number): void {
  const stride = tile.widthPx * 4;
  for (let y = 0; y < tile.heightPx; y++) {
    rgba.set(tile.rgba.subarray(y * stride, (y + 1) * stride), (y * widthPx + left) * 4);
  }
}

interface Packer {
  add(rows: Uint8Array): void;
  end(): Uint8Array;
}

/** Creates a compressor. The platform's deflate needs all data at once; fflate's streams it, but takes longer. */
function createPacker({ deflate }: Assets, isOne: boolean): Packer {
  let whole = new Uint8Array();
  if (isOne) {
    return {
      add: (rows) => {
        whole = deflate(rows) as Uint8Array<ArrayBuffer>;
      },
      end: () => whole,
    };
  }
  const chunks: Uint8Array[] = [];
  const stream = new Zlib((chunk) => void chunks.push(chunk));
  return {
    add: (rows) => stream.push(rows),
    end: () => {
      stream.push(new Uint8Array(), true);
      const out = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let at = 0;
      for (const chunk of chunks) {
        out.set(chunk, at);
        at += chunk.length;
      }
      return out;
    },
  };
}

/** Converts pixels to RGB rows with PNG filter 0. Uncovered pixels at the page's edge become white. */
function rowsOf({ widthPx, heightPx, rgba }: Drawn): Uint8Array {
  const rows = new Uint8Array((widthPx * 3 + 1) * heightPx);
  let [to, from] = [0, 0];
  for (let y = 0; y < heightPx; y++) {
    to += 1;
    for (let x = 0; x < widthPx; x++) {
      const white = 255 - (rgba[from + 3] as number);
      rows[to] = (rgba[from] as number) + white;
      rows[to + 1] = (rgba[from + 1] as number) + white;
      rows[to + 2] = (rgba[from + 2] as number) + white;
      to += 3;
      from += 4;
    }
  }
  return rows;
}
