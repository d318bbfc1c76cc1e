import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { fitPicture, shrink } from './fit-picture';

/** Incompressible noise. */
function noise(widthPx: number, heightPx: number) {
  let seed = 7;
  const rgb = Uint8Array.from({ length: widthPx * heightPx * 3 }, () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return seed >> 16;
  });
  return { widthPx, heightPx, rgb };
}

describe('fitPicture()', () => {
  it('leaves a picture that is small enough as it is', () => {
    const picture = noise(20, 10);
    const png = PNG.sync.read(Buffer.from(fitPicture(picture, 2_000)));
    expect([png.width, png.height]).toEqual([20, 10]);
    expect([...png.data.subarray(0, 3)]).toEqual([...picture.rgb.subarray(0, 3)]);
  });

  it.each([50_000, 3_000, 600])('keeps the shape within %i bytes, and nearly all that they hold', (max) => {
    const bytes = fitPicture(noise(400, 100), max);
    const { width, height } = PNG.sync.read(Buffer.from(bytes));
    expect(bytes.length).toBeLessThanOrEqual(max);
    expect(bytes.length).toBeGreaterThan(max * 0.5);
    expect(width / height).toBeGreaterThan(3);
    expect(width / height).toBeLessThan(5);
  });
});

describe('shrink()', () => {
  it('takes the mean of what can be seen', () => {
    const rgb = new Uint8Array([255, 0, 0, 0, 0, 255, 0, 255, 0, 9, 9, 9]);
    const half = shrink({ widthPx: 4, heightPx: 1, rgb, alpha: new Uint8Array([255, 255, 100, 0]) }, 0.5);
    expect(half).toEqual({
      widthPx: 2,
      heightPx: 1,
      rgb: new Uint8Array([128, 0, 128, 0, 255, 0]),
      alpha: new Uint8Array([255, 50]),
    });
  });

  it('never returns an empty picture', () => {
    expect(shrink(noise(300, 1), 0.001)).toMatchObject({ widthPx: 1, heightPx: 1 });
  });
});
