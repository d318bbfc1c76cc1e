import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { nodeAssets } from '../assets/node';
import { reencode } from './reencode';

const assets = nodeAssets();
const bytesOf = (text: string) => new TextEncoder().encode(text);
const svg = (inside: string, more = 'width="20" height="10"') =>
  bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${more}>${inside}</svg>`);
const RED = '<rect width="20" height="10" fill="#f00"/>';

/** A PNG of these RGBA pixels. */
function png(width: number, height: number, pixels: readonly number[]): Uint8Array {
  const image = new PNG({ width, height });
  image.data = Buffer.from(pixels);
  return new Uint8Array(PNG.sync.write(image));
}

// 4 × 2 pixels: red, green, blue and white, each a column; made by ImageMagick.
const JPEG = Uint8Array.from(
  atob(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAARCAACAAQDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABoQAAEFAQAAAAAAAAAAAAAAAAgABgo4eLj/xAAVAQEBAAAAAAAAAAAAAAAAAAAAAf/EABwRAAEEAwEAAAAAAAAAAAAAAAgABge4Nzh3eP/aAAwDAQACEQMRAD8AfqO1VYhNMMXgAFkYmqoZ8pna/pmKOLPBoe/zztrL6//Z',
  ),
  (character) => character.charCodeAt(0),
);

/** The same JPEG with an Exif orientation. */
function held(orientation: number): Uint8Array {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0];
  const segment = [0xff, 0xe1, 0, 36, ...exif, orientation, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  return new Uint8Array([...JPEG.subarray(0, 2), ...segment, ...JPEG.subarray(2)]);
}

async function requirePixels(bytes: Uint8Array) {
  const result = await reencode(bytes, assets);
  if (!result.ok) throw new Error(result.error.message);
  const { value } = result;
  const at = (x: number, y: number) => [...value.rgb.subarray((y * value.widthPx + x) * 3).subarray(0, 3)];
  return { ...value, at };
}

async function refusalOf(bytes: Uint8Array) {
  const result = await reencode(bytes, assets);
  return result.ok ? undefined : result.error;
}

describe('reencode()', () => {
  it('keeps a PNG’s pixels as they are, and its opacity apart', async () => {
    const image = await requirePixels(png(2, 1, [255, 10, 77, 255, 0, 200, 0, 0]));
    expect(image).toMatchObject({ widthPx: 2, heightPx: 1, alpha: new Uint8Array([255, 0]) });
    expect(image.at(0, 0)).toEqual([255, 10, 77]);
    const opaque = await requirePixels(
      png(
        2,
        2,
        Array.from({ length: 16 }, (_, i) => (i % 4 === 3 ? 255 : i * 9)),
      ),
    );
    expect(opaque.alpha).toBeUndefined();
    expect(opaque.at(1, 1)).toEqual([108, 117, 126]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns a photograph with Exif orientation %i upright', async (orientation) => {
    const { widthPx, heightPx, at } = await requirePixels(held(orientation));
    expect([widthPx, heightPx]).toEqual(orientation > 4 ? [2, 4] : [4, 2]);
    // The red column is left, right, at the top or at the bottom.
    const red = { 1: [0, 0], 2: [3, 0], 3: [3, 1], 4: [0, 1], 5: [0, 0], 6: [1, 0], 7: [1, 3], 8: [0, 3] }[orientation];
    const [r = 0, g = 0, b = 0] = at(red?.[0] ?? 0, red?.[1] ?? 0);
    expect([r > 200, g < 60, b < 60]).toEqual([true, true, true]);
  });

  it('draws an SVG as large as print needs, with its style sheet, gradients and what it uses', async () => {
    const drawn = await requirePixels(
      svg(
        '<style>@import "x.css"; .a{fill:#f00}</style><defs><g id="b">' +
          '<rect class="a" width="20" height="10"/></g></defs><use xlink:href="#b"/>',
      ),
    );
    expect(drawn).toMatchObject({ widthPx: 2048, heightPx: 1024 });
    expect(drawn.at(1000, 500)).toEqual([255, 0, 0]);
    expect((await requirePixels(svg(RED, 'viewBox="0 0 10 20"'))).heightPx).toBe(2048);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    [
      'HTML inside',
      '<foreignObject width="20" height="10"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>',
    ],
    ['a handler', '<g onload="alert(1)" onclick="x"/>'],
    ['a filter', '<filter id="f"><feTurbulence/></filter>'],
    ['another document', '<use href="https://example.org/x.svg#a"/>'],
    ['a fill from elsewhere', '<rect width="1" height="1" fill="url(https://example.org/#a)"/>'],
    ['an animation', '<animate attributeName="x" to="9"/>'],
    ['a comment', '<!-- <script>alert(1)</script> -->'],
    ['an instruction', '<?xml-stylesheet href="https://example.org/a.css"?>'],
    ['an at-rule with blocks inside', '<style>@media print{rect{fill:#00f}g{a:b}}</style>'],
    ['at-rules that never end', `<style>${'@'.repeat(80_000)}{{{</style>`],
    ['spaces without end in an address', `<style>g{fill:url(${' '.repeat(80_000)}#a)}</style>`],
  ])('leaves out %s and draws the rest', async (_, inside) => {
    expect((await requirePixels(svg(`${inside}${RED}`))).at(9, 9)).toEqual([255, 0, 0]);
  });

  it('draws a picture inside an SVG', async () => {
    const inside = Buffer.from(png(1, 1, [0, 0, 255, 255])).toString('base64');
    const drawn = await requirePixels(
      svg(`<image width="20" height="10" xlink:href="data:image/png;base64,${inside}"/>`),
    );
    expect(drawn.at(1000, 500)).toEqual([0, 0, 255]);
  });

  const deep = (levels: number) => `${'<g>'.repeat(levels)}${RED}${'</g>'.repeat(levels)}`;
  const laughs = Array.from({ length: 30 }, (_, i) => `<g id="g${i + 1}">${`<use href="#g${i}"/>`.repeat(10)}</g>`);
  const huge = png(1, 1, [1, 2, 3, 255]);
  new DataView(huge.buffer).setUint32(16, 60_000);
  new DataView(huge.buffer).setUint32(20, 60_000);
  it.each([
    ['too large a file', new Uint8Array(2_000_001), 'art/too-large', 'over 2 MB'],
    ['nothing', new Uint8Array(), 'art/not-a-picture', 'no PNG, JPEG or SVG'],
    ['a GIF', bytesOf('GIF89a'), 'art/not-a-picture', 'no PNG, JPEG or SVG'],
    ['a page', bytesOf('<html><body/></html>'), 'art/not-a-picture', 'no PNG, JPEG or SVG'],
    ['a PNG that unpacks to gigabytes', huge, 'art/too-many-pixels', '60000 × 60000'],
    ['a PNG that breaks off', png(9, 9, Array(324).fill(9)).subarray(0, 60), 'art/damaged', 'damaged or empty'],
    ['a PNG with nothing to see', png(1, 1, [9, 9, 9, 0]), 'art/damaged', 'damaged or empty'],
    ['an SVG with nothing in it', svg(''), 'art/damaged', 'damaged or empty'],
    ['an SVG without a size', svg(RED, 'width="0" height="0"'), 'art/damaged', 'damaged'],
    [
      'parts that lie far outside',
      svg(
        `<clipPath id="c"><path d="M0 0H9V9H0Z"/></clipPath><g clip-path="url(#c)" transform="translate(900 900)">${RED}</g>${RED}`,
      ),
      'art/damaged',
      'far outside',
    ],
    ['an SVG that breaks off', svg(RED).subarray(0, -6), 'art/unsafe', 'not one whole drawing'],
    ['two drawings in one file', new Uint8Array([...svg(RED), ...svg(RED)]), 'art/unsafe', 'not one whole drawing'],
    ['an attribute without a value', svg('<g hidden/>'), 'art/unsafe', 'line 1 can'],
    ['an entity that nobody defines', svg('<g id="&lol;"/>'), 'art/unsafe', 'not one whole drawing'],
    ['words without a font', svg('<text>Boo</text>'), 'art/unsafe', 'outlines'],
    ['a picture from elsewhere', svg('<image href="https://example.org/a.png"/>'), 'art/unsafe', 'not inside it'],
    ['an SVG inside an SVG', svg('<image href="data:image/svg+xml;base64,AAAA"/>'), 'art/unsafe', 'not inside it'],
    [
      'a huge picture inside',
      svg(`<image width="9" height="9" href="data:image/png;base64,${Buffer.from(huge).toString('base64')}"/>`),
      'art/too-many-pixels',
      '40 million',
    ],
    [
      'entities',
      bytesOf('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'),
      'art/unsafe',
      'entities',
    ],
    ['depth', svg(deep(500)), 'art/unsafe', 'deep'],
    ['many parts', svg('<g/>'.repeat(20_001)), 'art/unsafe', 'more than 20000'],
    ['a billion laughs', svg(`<g id="g0">${RED}</g>${laughs.join('')}<use href="#g30"/>`), 'art/unsafe', 'too long'],
    [
      'a snake that bites its tail',
      svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
      'art/unsafe',
      'hold themselves',
    ],
  ])('refuses %s', async (_, bytes, code, words) => {
    const refusal = await refusalOf(bytes);
    expect(refusal?.code).toContain(code);
    expect(refusal?.message).toContain(words);
  });

  it('takes plain doctypes and byte order marks', async () => {
    const source = `\ufeff<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">${new TextDecoder().decode(svg(RED))}`;
    expect((await requirePixels(bytesOf(source))).at(1, 1)).toEqual([255, 0, 0]);
  });

  it('never throws, whatever the bytes, and keeps working', async () => {
    const good = [
      png(
        3,
        3,
        Array.from({ length: 36 }, (_, i) => i * 7),
      ),
      JPEG,
      svg(`${RED}<g opacity=".5"/>`),
    ];
    const spoilt = fc
      .tuple(fc.constantFrom(...good), fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 4 }))
      .map(([bytes, changes]) => {
        const copy = bytes.slice();
        for (const [at, byte] of changes) copy[at % copy.length] = byte;
        return copy;
      });
    await fc.assert(
      fc.asyncProperty(fc.oneof(spoilt, fc.uint8Array({ maxLength: 200 })), async (bytes) => {
        const result = await reencode(bytes, assets);
        if (result.ok) expect(result.value.rgb.length).toBe(result.value.widthPx * result.value.heightPx * 3);
        else expect(result.error.message).not.toBe('');
      }),
      { numRuns: 150 },
    );
    for (const bytes of good) expect((await reencode(bytes, assets)).ok).toBe(true);
  });
});
