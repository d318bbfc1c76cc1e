import type { Assets } from '../assets/assets';

/** Pixels with premultiplied alpha, four bytes each. */
export interface Drawn {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgba: Uint8Array;
}

/** Thrown if an SVG can't be drawn. */
export class CannotDraw extends Error {
  override readonly name = 'CannotDraw';
}

/** Rasterises SVG. There are neither fonts nor a network: text must be outlines, and pictures must be embedded. */
export interface Rasteriser {
  /** Draws an SVG at a width of `widthPx`. Throws CannotDraw on invalid SVG. */
  draw(svg: string, widthPx: number): Drawn;
  /** Returns the size of an SVG in its own units. Throws CannotDraw on invalid SVG. */
  sizeOf(svg: string): { readonly width: number; readonly height: number };
}

let starting: Promise<Rasteriser> | undefined;

/** Starts resvg once per worker or process, since its module is a singleton. */
export function openRasteriser(assets: Assets): Promise<Rasteriser> {
  starting ??= start(assets);
  // A failure, for example while offline, is not cached.
  starting.catch(() => {
    starting = undefined;
  });
  return starting;
}

async function start(assets: Assets): Promise<Rasteriser> {
  const [{ initWasm, Resvg }, bytes] = await Promise.all([import('@resvg/resvg-wasm'), assets.wasm('resvg.wasm')]);
  await initWasm(new Uint8Array(bytes));
  const open = (svg: string, more = {}) => {
    try {
      return new Resvg(svg, { ...more, font: { loadSystemFonts: false } });
    } catch (error) {
      throw new CannotDraw(String(error));
    }
  };
  return {
    draw(svg, widthPx) {
      const picture = open(svg, { fitTo: { mode: 'width', value: widthPx } });
      try {
        const drawn = picture.render();
        const { width, height, pixels } = drawn;
        drawn.free();
        picture.free();
        return { widthPx: width, heightPx: height, rgba: pixels };
      } catch (error) {
        // A picture that failed while it was drawn cannot be freed any more.
        throw new CannotDraw(String(error));
      }
    },
    sizeOf(svg) {
      const picture = open(svg);
      const { width, height } = picture;
      picture.free();
      return { width, height };
    },
  };
}
