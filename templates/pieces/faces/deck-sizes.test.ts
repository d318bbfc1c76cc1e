import { describe, expect, it } from 'vitest';
import type { TextFace } from '@/lib/kit/faces';
import { type Item, type Leaf, leavesOf } from '@/templates/drawing/display-list';
import { layoutKit } from '@/templates/layout/layout';
import { renderKit } from '@/templates/render';
import { said } from '@/test/support/display-text';
import { readPdfSizes } from '@/test/support/read-pdf-sizes';
import { CARD, cardsOf, kitOf, ORDER } from '@/test/support/sample-kit';
import { nodeAssets } from '../../assets/node';
import { FIT_STYLES, mmFromPt } from '../../theme/styles';
import { commonSizes, type DeckSizes } from './deck-sizes';

const assets = nodeAssets();
const { minPt, maxPt } = FIT_STYLES.cardBody;

/** A card whose text repeats a word. */
const card = (word: string, count: number): TextFace => ({
  ...CARD,
  title: 'Title',
  markdown: Array<string>(count).fill(word).join(' '),
});

const deepLeaves = (items: readonly Item[]): readonly Leaf[] =>
  leavesOf(items).flatMap((item) => (item.kind === 'place' ? deepLeaves(item.sketch.items) : [item]));

/** The type sizes, in points, of a word on the sheets of a deck. */
async function sizesOf(word: string, ...deck: readonly TextFace[]): Promise<readonly number[]> {
  const { pages } = await layoutKit(kitOf(cardsOf(...deck)), ORDER, { assets, credits: false });
  const sizes = pages
    .flatMap(({ items }) => deepLeaves(items))
    .flatMap((item) => (item.kind === 'text' && said(item).includes(word) ? [item.sizeMm / mmFromPt(1)] : []));
  return [...new Set(sizes.map((size) => Math.round(size * 100) / 100))];
}

describe('a deck', () => {
  it('is as large as its style allows while all of its texts are short', async () => {
    expect(await sizesOf('short', card('short', 5), card('brief', 9))).toEqual([maxPt]);
  });

  it('has the size of its longest text on every card', async () => {
    const [alone] = await sizesOf('long', card('long', 95));
    expect(alone).toBeLessThan(maxPt);
    expect(alone).toBeGreaterThan(minPt);
    const deck = [card('short', 5), card('long', 95), card('middling', 30)];
    const [size, ...others] = await sizesOf('long', ...deck);
    expect(others).toEqual([]);
    expect(size).toBe(Math.floor((alone ?? 0) * 2) / 2);
    expect(await sizesOf('short', ...deck)).toEqual([size]);
    expect(await sizesOf('middling', ...deck)).toEqual([size]);
  });

  it('has sizes half a point apart, whatever its texts need', async () => {
    const found = new Set<number>();
    for (let count = 60; count <= 130; count += 5)
      for (const size of await sizesOf('word', card('word', count), card('other', 1))) found.add(size);
    expect(found.size).toBeGreaterThan(2);
    expect([...found].filter((size) => !Number.isInteger(size * 2))).toEqual([]);
    expect([...found].filter((size) => size < minPt || size > maxPt)).toEqual([]);
  });

  it('does not become smaller for a text that goes on on a further card', async () => {
    const [size] = await sizesOf('short', card('short', 5), card('endless', 900));
    expect(size).toBe(minPt);
  });

  it('has one size in its PDF, as another program reads it', async () => {
    const deck = [card('short', 5), card('long', 95)];
    const { pdf } = await renderKit(kitOf(cardsOf(...deck)), ORDER, { assets, credits: false });
    const sizes = await readPdfSizes(pdf, /^(short|long)( (short|long))*$/);
    expect(sizes).toHaveLength(1);
    expect(sizes[0]).toBeLessThan(maxPt);
  });
});

describe('commonSizes()', () => {
  const needing = (...needed: readonly (readonly ['cardBody' | 'cardTitle', number])[]): DeckSizes => ({
    most: new Map(),
    needed: new Map(needed),
  });

  it('takes the least that any part needs of each style, in whole steps and never under the least size', () => {
    const common = commonSizes([
      needing(['cardBody', 9.75], ['cardTitle', 13]),
      needing(['cardBody', 8.25], ['cardTitle', 12.25]),
      needing(['cardBody', 10.5]),
    ]);
    expect([...common]).toEqual([
      ['cardBody', 8],
      ['cardTitle', 12],
    ]);
    expect(commonSizes([needing(['cardBody', 7.6])]).get('cardBody')).toBe(minPt);
    expect([...commonSizes([needing()])]).toEqual([]);
  });
});
