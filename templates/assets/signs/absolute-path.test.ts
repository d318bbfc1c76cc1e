import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { openRasteriser } from '@/templates/raster/resvg';
import { nodeAssets } from '../node';
import { absolutePath } from './absolute-path';

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
};
const icons = Object.entries(set.icons).map(
  ([name, { body }]) => [name, / d="([^"]+)"/.exec(body)?.[1] ?? ''] as const,
);

describe('absolutePath()', () => {
  it.each([
    ['lines on from a move', 'm1 2 3 4 5-6z', 'M1 2 L4 6 L9 0 Z'],
    ['lines across and down', 'M1 1h2v3H0V0', 'M1 1 L3 1 L3 4 L0 4 L0 0'],
    ['a new path where the last one closed', 'M1 1l2 0zl0 2', 'M1 1 L3 1 Z L1 3'],
    ['smooth curves', 'M0 0c0 1 1 2 2 2s2-1 2-2', 'M0 0 C0 1 1 2 2 2 C3 2 4 1 4 0'],
    ['a smooth curve after a line', 'M0 0L1 0S2 1 3 0', 'M0 0 L1 0 C1 0 2 1 3 0'],
    ['quadratic curves', 'M0 0q3 3 6 0t6 0', 'M0 0 C2 2 4 2 6 0 C8 -2 10 -2 12 0'],
    ['flags that stand together', 'M0 0a1 1 0 012 0', 'M0 0 C0 -0.552 0.448 -1 1 -1 C1.552 -1 2 -0.552 2 0'],
    [
      'an arc that is too small for its ends',
      'M0 0A.5.5 0 0 1 2 0',
      'M0 0 C0 -0.552 0.448 -1 1 -1 C1.552 -1 2 -0.552 2 0',
    ],
    ['an arc without a radius', 'M0 0A0 1 0 0 1 2 0', 'M0 0 C0 0 2 0 2 0'],
    ['an arc to where it is', 'M1 1A1 1 0 0 1 1 1L2 2', 'M1 1 L2 2'],
    ['numbers that stand together', 'M1e1.5-2e-1.25', 'M10 0.5 L-0.2 0.25'],
  ])('reads %s', (_, given, expected) => expect(absolutePath(given)).toBe(expected));

  it.each(['M', 'M1', 'L1 1x', 'M0 0Z1 1', '1 1', 'M0 0A1 1 0 2 0 1 1', 'M0 0Lalert(1)'])('refuses %s', (given) => {
    expect(() => absolutePath(given)).toThrow(SyntaxError);
  });

  it('brings the whole set into commands that the display list knows, near the box', () => {
    const wrong = icons.filter(([, d]) => {
      const path = absolutePath(d, 24 / 512);
      if (!/^M[-\d. MLCZ]+$/.test(path)) return true;
      // Control points may lie outside the box; signs may not.
      return (path.match(/-?[\d.]+/g) ?? []).some((number) => !(Number(number) >= -24 && Number(number) <= 48));
    });
    expect(icons.length).toBeGreaterThan(4000);
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  describe('drawn', () => {
    it('looks as it did', async () => {
      const resvg = await openRasteriser(nodeAssets());
      const draw = (d: string) =>
        resvg.draw(
          `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 512 512"><path d="${d}"/></svg>`,
          64,
        ).rgba;
      for (const [name, d] of icons.filter((_, i) => i % 61 === 0)) {
        const [before, after] = [draw(d), draw(absolutePath(d))];
        let difference = 0;
        for (let i = 3; i < before.length; i += 4) difference += Math.abs((before[i] ?? 0) - (after[i] ?? 0));
        expect([name, difference / 255 / (64 * 64) < 0.005]).toEqual([name, true]);
      }
    });
  });
});
