import { describe, expect, it } from 'vitest';
import { INKS } from '@/lib/kit/order';
import { TONES } from '@/lib/kit/tones';
import type { Item } from '@/templates/drawing/display-list';
import { distanceSeen, SIGHT_NAMES } from '@/test/support/colour-vision';
import { contrast } from '@/test/support/contrast';
import { patternStrip } from './patterns';
import { themeFor } from './theme';

/** Smallest colour difference that is visible at a glance. */
const AT_A_GLANCE = 10;
const BOX = { xMm: 0, yMm: 0, widthMm: 10, heightMm: 2 };

/** Tones that fill panels; suits do not, and have signs. */
const PANELS = TONES.filter((tone) => themeFor('placard', 'full').tone[tone].ground !== undefined);
const pairs = PANELS.flatMap((a, i) => PANELS.slice(i + 1).map((b) => [a, b] as const));

const deepPaths = (items: readonly Item[]): readonly string[] =>
  items.flatMap((item) => {
    if (item.kind === 'place') return deepPaths(item.sketch.items);
    if (item.kind === 'group') return deepPaths(item.items);
    return item.kind === 'path' ? [item.d] : [];
  });

describe('the tones', () => {
  it.each(SIGHT_NAMES)('have grounds that differ at a glance: %s', (sight) => {
    const { tone } = themeFor('placard', 'full');
    const near = pairs.filter(([a, b]) => {
      const [one, other] = [tone[a].ground, tone[b].ground];
      return !one || !other || distanceSeen(one, other, sight) < AT_A_GLANCE;
    });
    expect(near).toEqual([]);
  });

  it('would not all differ for everybody with any palette', () => {
    expect(distanceSeen('#00693C', '#B3261E', 'usual')).toBeGreaterThan(80);
    expect(distanceSeen('#6B6B00', '#A84B00', 'deuteranopia')).toBeLessThan(AT_A_GLANCE);
  });

  it.each(INKS)('are told apart by what is drawn on them too: %s', (ink) => {
    const theme = themeFor('placard', ink);
    const drawn = PANELS.map((tone) => JSON.stringify(deepPaths(patternStrip(theme, theme.tone[tone], BOX))));
    expect(new Set(drawn).size).toBe(PANELS.length);
  });

  it.each(INKS)('are read easily, words on ground and lines on white: %s', (ink) => {
    for (const tone of TONES) {
      const { ground = '#FFFFFF', on, edge } = themeFor('placard', ink).tone[tone];
      expect(contrast(ground, on)).toBeGreaterThan(4.5);
      expect(contrast('#FFFFFF', edge)).toBeGreaterThan(4.5);
    }
  });
});
