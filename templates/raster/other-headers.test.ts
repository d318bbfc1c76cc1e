import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOtherHeader } from './other-headers';

const pictureFile = (name: string) => new Uint8Array(readFileSync(`test/fixtures/pictures/${name}`));
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const FILES = [
  ['lossy.webp', 'webp'],
  ['lossless.webp', 'webp'],
  ['seen-through.webp', 'webp'],
  ['photograph.avif', 'avif'],
  ['photograph.heic', 'heic'],
  ['two-frames.gif', 'gif'],
  ['bottom-up.bmp', 'bmp'],
] as const;

describe('readOtherHeader()', () => {
  it.each(FILES)('reads the size of %s', (name, type) => {
    expect(readOtherHeader(pictureFile(name))).toEqual({ type, widthPx: 96, heightPx: 64 });
  });

  it('reads sizes at the limits of their fields', () => {
    const gif = pictureFile('two-frames.gif').fill(255, 6, 10);
    expect(readOtherHeader(gif)).toMatchObject({ widthPx: 65_535, heightPx: 65_535 });
    const webp = pictureFile('seen-through.webp').fill(255, 24, 30);
    expect(readOtherHeader(webp)).toMatchObject({ widthPx: 16_777_216, heightPx: 16_777_216 });
    const bmp = pictureFile('bottom-up.bmp');
    new DataView(bmp.buffer).setInt32(22, -64, true);
    expect(readOtherHeader(bmp)).toMatchObject({ widthPx: 96, heightPx: 64 });
  });

  it('takes the largest picture of a file with tiles', () => {
    const heic = pictureFile('photograph.heic');
    const at = Buffer.from(heic).indexOf('ispe');
    const box = heic.subarray(at - 4, at + 16);
    const tile = box.slice();
    new DataView(tile.buffer).setUint32(12, 8);
    // An HEIC with its tile first and its picture last, and no more than the boxes around them.
    const around = (type: string, fields: number, inside: Uint8Array) => {
      const out = new Uint8Array(8 + fields + inside.length);
      new DataView(out.buffer).setUint32(0, out.length);
      out.set(bytesOf(type), 4);
      out.set(inside, 8 + fields);
      return out;
    };
    const sizes = new Uint8Array([...tile, ...box, ...tile]);
    const meta = around('meta', 4, around('iprp', 0, around('ipco', 0, sizes)));
    const file = new Uint8Array([...around('ftyp', 0, bytesOf('heic\0\0\0\0mif1')), ...meta]);
    expect(readOtherHeader(file)).toEqual({ type: 'heic', widthPx: 96, heightPx: 64 });
  });

  it.each([
    ['nothing', ''],
    ['a sound', 'RIFF....WAVEfmt '],
    ['a film', '\0\0\0\x18ftypisom\0\0\0\0isommp42'],
    ['notes that begin with BM', 'BM is the name of the ship in which they wake up'],
    ['a box without an end', '\0\0\0\0ftyp'],
  ])('leaves %s to others', (_, text) => {
    expect(readOtherHeader(bytesOf(text))).toBeUndefined();
  });

  it('says that truncated files have no size, and never throws', () => {
    for (const [name] of FILES) {
      const whole = pictureFile(name);
      for (let length = 0; length < whole.length; length++) {
        const header = readOtherHeader(whole.subarray(0, length));
        expect([0, 96, undefined]).toContain(header?.widthPx);
      }
    }
    const spoilt = fc
      .tuple(fc.constantFrom(...FILES), fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 6 }))
      .map(([[name], changes]) => {
        const bytes = pictureFile(name);
        for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
        return bytes;
      });
    fc.assert(
      fc.property(spoilt, (bytes) => {
        const { widthPx, heightPx } = readOtherHeader(bytes) ?? { widthPx: 0, heightPx: 0 };
        expect(widthPx >= 0 && heightPx >= 0).toBe(true);
      }),
    );
  });
});
