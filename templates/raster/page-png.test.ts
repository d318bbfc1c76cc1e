import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { circle, line, type Page, rectangle, type Sketch } from '@/templates/drawing/display-list';
import { nodeAssets } from '../assets/node';
import { drawBands, pageToPng } from './page-png';

const assets = nodeAssets();
const card: Page = {
  widthMm: 69.85,
  heightMm: 95.25,
  items: [
    { kind: 'path', d: rectangle(0, 0, 69.85, 40), fill: '#00693C' },
    { kind: 'path', d: circle(35, 60, 20), fill: '#B3261E' },
  ],
};

/** The chunks of a PNG, by name. */
function chunksOf(png: Uint8Array): ReadonlyMap<string, DataView> {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks = new Map<string, DataView>();
  for (let at = 8; at < png.length; at += view.getUint32(at) + 12) {
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.set(name, new DataView(png.buffer, png.byteOffset + at + 8, view.getUint32(at)));
  }
  return chunks;
}

describe('pageToPng()', () => {
  it('draws a poker card in exactly the pixels that a print shop wants, opaque, and says how large they are', async () => {
    const png = await pageToPng(card, assets);
    const { width, height, data } = PNG.sync.read(Buffer.from(png));
    expect([width, height]).toEqual([825, 1125]);
    expect(data.every((byte, i) => i % 4 !== 3 || byte === 255)).toBe(true);
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4).subarray(0, 3)];
    expect([at(0, 0), at(824, 0), at(0, 1124), at(413, 709)]).toEqual([
      [0, 0x69, 0x3c],
      [0, 0x69, 0x3c],
      [255, 255, 255],
      [0xb3, 0x26, 0x1e],
    ]);
    const chunks = chunksOf(png);
    // Colour type 2: RGB without alpha.
    expect([chunks.get('IHDR')?.getUint8(8), chunks.get('IHDR')?.getUint8(9)]).toEqual([8, 2]);
    const perMetre = chunks.get('pHYs');
    expect([perMetre?.getUint32(0), perMetre?.getUint32(4), perMetre?.getUint8(8)]).toEqual([11811, 11811, 1]);
  });

  it('gives the same bytes again', async () => {
    expect(Buffer.compare(await pageToPng(card, assets), await pageToPng(card, assets))).toBe(0);
  });

  it('draws large pages in bands and tiles that meet', async () => {
    const whole: Uint8Array[] = [];
    for await (const { rgba } of drawBands(card, assets, 100)) whole.push(rgba);
    const bands: Uint8Array[] = [];
    for await (const { rgba, heightPx } of drawBands(card, assets, 100, { bandPixels: 275 * 50, tilePx: 100 })) {
      expect(heightPx).toBeLessThanOrEqual(50);
      bands.push(rgba);
    }
    expect([whole.length, bands.length]).toEqual([1, 8]);
    const [one = new Uint8Array()] = whole;
    const joined = Buffer.concat(bands);
    expect(joined.length).toBe(one.length);
    // Curves are flattened separately for each band, which changes a few edge pixels slightly.
    expect(joined.filter((byte, i) => Math.abs(byte - (one[i] ?? 0)) > 64).length).toBe(0);
  });

  it('draws what is broader than resvg can, and clips that lie far from each other', async () => {
    const stripe: Sketch = {
      name: 'stripe',
      widthMm: 9,
      heightMm: 3,
      items: [
        {
          kind: 'group',
          clip: rectangle(0, 0, 9, 3),
          items: [{ kind: 'path', d: line(-9, 1.5, 99, 1.5), stroke: 'inherit', widthMm: 3 }],
        },
      ],
    };
    const banner: Page = {
      widthMm: 900,
      heightMm: 20,
      items: [
        {
          kind: 'group',
          clip: rectangle(10, 5, 880, 10),
          items: [{ kind: 'path', d: rectangle(0, 0, 900, 20), fill: '#1F4E8C' }],
        },
        { kind: 'place', sketch: stripe, x: 5, y: 0, scale: 1, ink: '#B3261E' },
        { kind: 'place', sketch: stripe, x: 880, y: 16, scale: 1, ink: '#B3261E' },
      ],
    };
    const { width, height, data } = PNG.sync.read(Buffer.from(await pageToPng(banner, assets)));
    expect([width, height]).toEqual([10630, 236]);
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4).subarray(0, 3)];
    const red = [0xb3, 0x26, 0x1e];
    expect([at(100, 18), at(10450, 207), at(10550, 207)]).toEqual([red, red, [255, 255, 255]]);
    expect([at(60, 118), at(200, 118), at(10000, 118), at(10600, 118)]).toEqual([
      [255, 255, 255],
      [0x1f, 0x4e, 0x8c],
      [0x1f, 0x4e, 0x8c],
      [255, 255, 255],
    ]);
  });

  it('packs a poster in parts', async () => {
    const poster: Page = {
      widthMm: 297,
      heightMm: 420,
      items: [{ kind: 'path', d: rectangle(0, 210, 297, 210), fill: '#1F4E8C' }],
    };
    const { width, height, data } = PNG.sync.read(Buffer.from(await pageToPng(poster, assets, 230)));
    expect([width, height]).toEqual([2689, 3803]);
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4).subarray(0, 3)];
    expect([at(9, 1890), at(2000, 1910), at(2688, 3802)]).toEqual([
      [255, 255, 255],
      [0x1f, 0x4e, 0x8c],
      [0x1f, 0x4e, 0x8c],
    ]);
  });
});
