import { describe, expect, it } from 'vitest';
import { circle, type Item, line, type Page, rectangle, type Sketch } from '@/templates/drawing/display-list';
import { rotation, translation } from '@/templates/geometry/matrix';
import { drawPage } from '@/test/support/pictures';
import { seenThrough } from './cull';

const WINDOW = { xMm: 0, yMm: 0, widthMm: 100, heightMm: 100 };
const blue = (d: string): Item => ({ kind: 'path', d, fill: '#1F4E8C' });
const clip = (d: string, ...items: readonly Item[]): Item => ({ kind: 'group', clip: d, items });
/** Squares 300 mm apart, each in a clip of its own, over a background that spans all of them. */
const BOARD: Sketch = {
  name: 'board',
  widthMm: 1300,
  heightMm: 100,
  items: [
    blue(rectangle(0, 40, 1300, 2)),
    ...[0, 300, 600, 900, 1200].map((x) =>
      clip(rectangle(x + 10, 10, 80, 80), {
        kind: 'path',
        d: line(x, 50, x + 100, 50),
        stroke: 'inherit',
        widthMm: 50,
      }),
    ),
  ],
};
const place = (x: number): Item => ({ kind: 'place', sketch: BOARD, x, y: 0, scale: 1, ink: '#B3261E' });
const page = (...items: readonly Item[]): Page => ({ widthMm: 100, heightMm: 100, items });

async function colours(drawn: Page, ...points: readonly (readonly [x: number, y: number])[]) {
  const { data, width } = await drawPage(drawn, 25.4);
  return points.map(([x, y]) => [...data.subarray((y * width + x) * 4).subarray(0, 3)]);
}

describe('seenThrough()', () => {
  it.each([0, -300, -600, -1200])('shows the part of a board that lies at %i mm', async (x) => {
    const shown = page(clip(rectangle(5, 5, 90, 90), place(x)));
    const [red, ground, white, outside] = await colours(shown, [50, 50], [7, 41], [50, 15], [2, 41]);
    expect([red, ground]).toEqual([
      [0xb3, 0x26, 0x1e],
      [0x1f, 0x4e, 0x8c],
    ]);
    expect([white, outside]).toEqual([
      [255, 255, 255],
      [255, 255, 255],
    ]);
  });

  it('keeps what may be seen, in its order, and nothing that lies apart', () => {
    const near = blue(rectangle(90, 0, 20, 5));
    const turned: Item = { kind: 'group', matrix: rotation(90, 50, 50), items: [near] };
    const far: Item = { kind: 'group', matrix: translation(500, 0), items: [near] };
    expect(JSON.stringify(seenThrough([far], WINDOW))).not.toContain('path');
    const seen = JSON.stringify(seenThrough([near, turned, clip(circle(50, 50, 9), near), far], WINDOW));
    expect(seen.match(/M90/g)?.length).toBe(3);
  });

  it('moves what a printer’s correction moves', async () => {
    const moved = {
      ...page(clip(rectangle(0, 0, 10, 10), blue(rectangle(0, 0, 10, 10)))),
      transform: translation(50, 50),
    };
    expect(await colours(moved, [55, 55], [5, 5])).toEqual([
      [0x1f, 0x4e, 0x8c],
      [255, 255, 255],
    ]);
  });
});
