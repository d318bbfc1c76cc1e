import { describe, expect, it } from 'vitest';
import { layoutKit } from '@/templates/layout/layout';
import { wordsOf } from '@/test/support/display-text';
import { CARD, cardsOf, kitOf, ORDER } from '@/test/support/sample-kit';
import { nodeAssets } from '../assets/node';

const assets = nodeAssets();
const many = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`);

async function lay(card: Partial<typeof CARD>) {
  const { pages, issues } = await layoutKit(kitOf(cardsOf({ ...CARD, ...card })), ORDER, { assets });
  return { words: pages.map(wordsOf).join(' ').split(/\s+/), pages, issues };
}

describe('cards', () => {
  it('stand alone as long as their text fits', async () => {
    const { words, issues } = await lay({});
    expect(words).not.toContain('of');
    expect(issues).toEqual([]);
  });

  it('continue on further cards without losing a word, and say so', async () => {
    const { words, pages, issues } = await lay({ markdown: many(900).join(' ') });
    expect(many(900).filter((word) => !words.includes(word))).toEqual([]);
    expect(words.filter((word) => word === 'of').length).toBeGreaterThan(9);
    expect(pages.length).toBeGreaterThan(1);
    expect(issues).toMatchObject([
      {
        code: 'print/too-long',
        message: expect.stringMatching(/takes \d+ pieces\. Shorten it\.$/),
        toReaders: expect.stringMatching(/takes \d+ pieces\.$/),
      },
    ]);
  });

  it.each(['title', 'footer'] as const)('say a long %s in full above their text', async (part) => {
    const { words, issues } = await lay({ [part]: many(40).join(' ') });
    expect(many(40).filter((word) => !words.includes(word))).toEqual([]);
    expect(words.some((word) => word.endsWith('…'))).toBe(true);
    expect(issues).toMatchObject([{ code: 'print/too-long', message: expect.stringContaining(`The ${part} of`) }]);
  });
});
