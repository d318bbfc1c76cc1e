import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, it, vi } from 'vitest';
import { nodeAssets } from '@/templates/assets/node';
import type { Decode } from './decode-in-browser';
import { readPicture } from './read-picture';

const assets = nodeAssets();
const pictureFile = (name: string) => new Uint8Array(readFileSync(`test/fixtures/pictures/${name}`));
const DRAWN = { widthPx: 1, heightPx: 1, rgb: new Uint8Array([1, 2, 3]) };
const decoder = () => vi.fn<Decode>(async () => DRAWN);
const broken: Decode = () => Promise.reject(new Error('cannot decode'));
const read = (bytes: Uint8Array<ArrayBuffer>, decode: Decode | undefined) =>
  readPicture(new Blob([bytes]), { assets, decode });

function png(): Uint8Array<ArrayBuffer> {
  const image = new PNG({ width: 8, height: 4 });
  image.data.fill(200);
  return new Uint8Array(PNG.sync.write(image));
}

/** The picture, with so much after its end that it is larger than what is kept. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(2_100_000);
  out.set(bytes);
  return out;
}

describe('readPicture()', () => {
  it('decodes small PNG and JPEG files alike in every browser', async () => {
    const decode = decoder();
    expect(await read(png(), decode)).toMatchObject({ ok: true, value: { widthPx: 8, heightPx: 4 } });
    expect(await read(pictureFile('turned.jpg'), decode)).toMatchObject({ ok: true, value: { widthPx: 96 } });
    expect(decode).not.toHaveBeenCalled();
  });

  it.each([
    ['a WebP', pictureFile('lossy.webp'), 'image/webp'],
    ['an AVIF', pictureFile('photograph.avif'), 'image/avif'],
    ['an HEIC', pictureFile('photograph.heic'), 'image/heic'],
    ['a GIF', pictureFile('two-frames.gif'), 'image/gif'],
    ['a BMP', pictureFile('bottom-up.bmp'), 'image/bmp'],
    ['a JPEG in the colours of a press', pictureFile('press.jpg'), 'image/jpeg'],
    ['a large PNG', padded(png()), 'image/png'],
    ['a large JPEG', padded(pictureFile('turned.jpg')), 'image/jpeg'],
  ])('has the browser decode %s', async (_, bytes, type) => {
    const decode = decoder();
    expect(await read(bytes, decode)).toEqual({ ok: true, value: DRAWN });
    const [[given = new Uint8Array(), as] = [], ...more] = decode.mock.calls;
    // Vitest compares large arrays number by number, which takes seconds.
    expect([Buffer.compare(given, bytes), as, more]).toEqual([0, type, []]);
  });

  const huge = pictureFile('two-frames.gif');
  new DataView(huge.buffer).setUint16(6, 60_001, true);
  new DataView(huge.buffer).setUint16(8, 1_000, true);
  const flat = pictureFile('two-frames.gif').fill(0, 6, 10);
  const svg = padded(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'));

  it.each([
    ['60 megapixels and more, by the header', huge, '60001 × 1000 pixels'],
    ['a picture without a size', flat, 'damaged'],
    ['a file of more than 30 MB', new Uint8Array(30_100_000), '30.1 MB; a picture can have 30 MB'],
    ['text', new TextEncoder().encode('no picture'), 'no picture that Trapdoor can read'],
    ['much that is no picture', padded(new Uint8Array()), 'no picture that Trapdoor can read'],
    ['a large SVG', svg, 'An SVG can have 2 MB'],
    [
      'an SVG with text',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><text>Boo</text></svg>'),
      'outlines',
    ],
  ])('refuses %s before anything decodes it', async (_, bytes, message) => {
    const decode = decoder();
    expect(await read(bytes, decode)).toEqual({ ok: false, error: expect.stringContaining(message) });
    expect(decode).not.toHaveBeenCalled();
  });

  it.each([
    ['an HEIC', pictureFile('photograph.heic'), 'can’t read HEIC'],
    ['a WebP', pictureFile('lossy.webp'), 'can’t read this WebP file. Save it again as a PNG or a JPEG.'],
    ['a JPEG in the colours of a press', pictureFile('press.jpg'), 'can’t read this JPEG'],
    ['a PNG that breaks off', png().slice(0, 50), 'damaged or empty'],
  ])('says what to do with %s that the browser can’t decode', async (_, bytes, message) => {
    expect(await read(bytes, broken)).toEqual({ ok: false, error: expect.stringContaining(message) });
  });

  it('keeps to our own decoder where the browser has none', async () => {
    expect(await read(png(), undefined)).toMatchObject({ ok: true });
    expect(await read(padded(png()), undefined)).toMatchObject({
      ok: false,
      error: expect.stringContaining('over 2 MB'),
    });
    expect(await read(pictureFile('press.jpg'), undefined)).toMatchObject({
      ok: false,
      error: expect.stringContaining('CMYK'),
    });
    expect(await read(pictureFile('lossy.webp'), undefined)).toMatchObject({
      ok: false,
      error: expect.stringContaining('WebP'),
    });
  });
});
