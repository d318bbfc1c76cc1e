import { describe, expect, it } from 'vitest';
import { namesInSet, signInSet } from '@/templates/assets/signs/game-icons-set';
import { formatSignFile, parseSignFile } from '@/templates/assets/signs/sign-file';
import type { Assets } from '../assets/assets';
import { nodeAssets } from '../assets/node';
import { authorOfSign, loadSigns, signNamed } from './game-icons';
import { iconNamed } from './icons';

describe('loadSigns()', () => {
  it('makes signs known by their names, and says which it could not get', async () => {
    expect(iconNamed('game-icons:ghost')).toBeUndefined();
    const missing = await loadSigns(['game-icons:ghost', 'game-icons:no-such-sign', '', 'hearts'], nodeAssets());
    expect(missing).toEqual(['game-icons:no-such-sign']);
    const sketch = iconNamed('game-icons:ghost');
    expect([sketch?.widthMm, sketch?.items.length, sketch?.items[0]?.kind]).toEqual([24, 1, 'path']);
    expect(authorOfSign('game-icons:ghost')).toBe('Lorc');
  });

  it('asks for a sign once, and again if the first try failed', async () => {
    const asked: string[] = [];
    let online = false;
    const assets: Assets = {
      ...nodeAssets(),
      sign: async (name) => {
        asked.push(name);
        if (!online) throw new Error('offline');
        return { path: 'M0 0 L1 1', author: 'Ann' };
      },
    };
    expect(await loadSigns(['game-icons:anvil'], assets)).toEqual(['game-icons:anvil']);
    online = true;
    expect(await loadSigns(['game-icons:anvil'], assets)).toEqual([]);
    expect(await loadSigns(['game-icons:anvil'], assets)).toEqual([]);
    expect(asked).toEqual(['anvil', 'anvil']);
    expect(signNamed('game-icons:anvil')?.name).toBe('sign-anvil');
  });
});

describe('a set', () => {
  const set = {
    icons: {
      axe: { body: '<path fill="currentColor" d="M0 0h512v512z"/>' },
      old: { body: '<path fill="currentColor" d="M0 0h1"/>', hidden: true },
      odd: { body: '<g><path d="M0 0"/></g>' },
    },
    aliases: { hatchet: { parent: 'axe' } },
  };

  it('knows signs by their names and by their old ones', () => {
    expect(signInSet(set, 'axe')?.path).toBe('M0 0 L24 0 L24 24 Z');
    expect(signInSet(set, 'hatchet')).toEqual(signInSet(set, 'axe'));
    for (const name of ['odd', 'none', 'constructor', '__proto__']) expect(signInSet(set, name)).toBeUndefined();
    expect(namesInSet(set)).toEqual(['axe', 'odd']);
  });

  it('writes signs as files that can be read again', () => {
    const sign = { path: 'M0 0 L24 0 Z', author: 'Lorc' };
    expect(parseSignFile(formatSignFile(sign))).toEqual(sign);
    expect(parseSignFile('<html></html>')).toBeUndefined();
  });
});
