import type { Assets } from '../assets/assets';

/** Pixels as they are drawn: four bytes each, colours multiplied by their opacity. */
export interface Drawn {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rgba: Uint8Array;
}

/** What was to be drawn can't be. */
export class CannotDraw extends Error {
  override readonly name = 'CannotDraw';
}

/** Draws SVG into pixels. It has neither fonts nor a network: words must be outlines, pictures must be inside. */
export interface Rasteriser {
  /** Pixels of an SVG whose width is `widthPx`; throws CannotDraw on what is no SVG. */
  draw(svg: string, widthPx: number): Drawn;
  /** The size an SVG asks for, in its own units; throws CannotDraw on what is no SVG. */
  sizeOf(svg: string): { readonly width: number; readonly height: number };
}

let starting: Promise<Rasteriser> | undefined;

/** Starts resvg, once for each worker or process: its own module keeps one instance. */
export function openRasteriser(assets: Assets): Promise<Rasteriser> {
  starting ??= start(assets);
  // Being offline for a moment must not be remembered for good.
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
        // What broke down while it was drawn can't be freed any more.
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
