import { describe, expect, it } from 'vitest';
import { readMarkdown } from './markdown';

describe('readMarkdown()', () => {
  it.each([
    ['headings', 'a\n=\n'],
    ['items', '- a\n'],
    ['rows', 'a|b\n-|-\n'],
    ['stars', '*a_ '],
  ])('leaves a text with too many %s as it was typed', (_, fill) => {
    const text = fill.repeat(Math.floor(8_000 / fill.length));
    expect(readMarkdown(text)).toEqual([{ kind: 'paragraph', spans: [{ text, emphasis: 'plain' }] }]);
  });
});
