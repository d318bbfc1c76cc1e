import { describe, expect, it } from 'vitest';
import { layoutKit } from '@/templates/layout/layout';
import { CARD, cardsOf, documentOf, kitOf, ORDER, textOf } from '@/test/support/sample-kit';
import { nodeAssets } from '../assets/node';
import { PieceCache } from './piece-cache';

const assets = nodeAssets();
const cards = (title: string) => cardsOf({ ...CARD, title }, CARD);
const before = kitOf(documentOf(textOf('Water rises.')), cards('The lamp'));
const after = kitOf(documentOf(textOf('Water rises, and then it falls.')), cards('The lamp'));

describe('a cached layout', () => {
  it('equals an uncached layout', async () => {
    const cache = new PieceCache();
    await layoutKit(before, ORDER, { assets, cache });
    expect(await layoutKit(after, ORDER, { assets, cache })).toEqual(await layoutKit(after, ORDER, { assets }));
    const low = { ...ORDER, ink: 'low' as const };
    expect(await layoutKit(after, low, { assets, cache })).toEqual(await layoutKit(after, low, { assets }));
  });

  it('lays out again only what has changed', async () => {
    const cache = new PieceCache();
    const [text, sheet] = (await layoutKit(before, ORDER, { assets, cache })).pages;
    const [newText, newSheet] = (await layoutKit(after, ORDER, { assets, cache })).pages;
    expect(newText?.items.at(-1)).not.toBe(text?.items.at(-1));
    expect(newSheet?.items.at(-1)).toBe(sheet?.items.at(-1));
  });

  it('recognises an unchanged picture', async () => {
    const cache = new PieceCache();
    const id = `art:${'a'.repeat(64)}`;
    const picture = { id, widthPx: 1, heightPx: 1, rgb: new Uint8Array([255, 0, 0]), alt: 'A ghost' };
    const painted = (text: string) => kitOf(documentOf(textOf(text)), cardsOf({ ...CARD, art: id }));
    const options = { assets, cache, pictures: async (asked: string) => (asked === id ? picture : undefined) };
    const sheet = (await layoutKit(painted('Water rises.'), ORDER, options)).pages[1];
    const again = (await layoutKit(painted('Water falls.'), ORDER, options)).pages[1];
    expect(again?.items.at(-1)).toBe(sheet?.items.at(-1));
    const other = { ...options, pictures: async () => ({ ...picture, rgb: new Uint8Array([0, 0, 255]) }) };
    expect((await layoutKit(painted('Water falls.'), ORDER, other)).pages[1]?.items.at(-1)).not.toBe(
      sheet?.items.at(-1),
    );
  });

  it('reports unprintable characters again', async () => {
    const cache = new PieceCache();
    const kit = kitOf(documentOf(textOf('\u{13000}')));
    const { issues } = await layoutKit(kit, ORDER, { assets, cache });
    expect(issues).toHaveLength(1);
    expect((await layoutKit(kit, ORDER, { assets, cache })).issues).toEqual(issues);
  });
});
