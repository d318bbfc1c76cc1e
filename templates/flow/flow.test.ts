import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from '@/lib/kit/blocks';
import type { Page } from '@/templates/drawing/display-list';
import { layoutKit } from '@/templates/layout/layout';
import { said, wordsOf } from '@/test/support/display-text';
import { documentOf, kitOf, ORDER, textOf } from '@/test/support/sample-kit';
import { nodeAssets } from '../assets/node';

const lay = (blocks: readonly Block[], order = ORDER) =>
  layoutKit(kitOf(documentOf(...blocks)), order, { assets: nodeAssets() });
const squeezed = (text: string) => text.replace(/\s/g, '');

const word = fc.stringMatching(/^[a-z]{1,12}$/);
const words = fc.array(word, { minLength: 1, maxLength: 60 }).map((list) => list.join(' '));
const prose = fc.oneof(
  words,
  fc.array(words, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('\n\n')),
);
const cell = fc.oneof(
  words.map((text) => ({ text })),
  prose.map((markdown) => ({ markdown })),
);
const leaf: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ block: fc.constant('heading' as const), level: fc.constantFrom(1, 2, 3), text: words }),
  prose.map(textOf),
  fc.record({
    block: fc.constant('list' as const),
    marker: fc.constantFrom('bullet', 'number', 'checkbox'),
    items: fc.array(fc.record({ markdown: prose }), { maxLength: 9 }),
  }),
  fc.record({
    block: fc.constant('table' as const),
    columns: fc.constant([
      { label: 'one', share: 1 },
      { label: 'two', share: 3 },
    ]),
    rows: fc.array(fc.tuple(cell, cell), { maxLength: 12 }),
  }),
  fc.constant<Block>({ block: 'break' }),
);
const blocks = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: leaf },
    {
      weight: 1,
      arbitrary: fc
        .array(leaf, { maxLength: 4 })
        .map((inner): Block => ({ block: 'callout', tone: 'service', title: 'title', blocks: inner })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.array(leaf, { maxLength: 4 }), fc.array(leaf, { maxLength: 4 })).map(
        ([a, b]): Block => ({
          block: 'columns',
          columns: [
            { share: 1, blocks: a },
            { share: 2, blocks: b },
          ],
        }),
      ),
    },
  ),
  { minLength: 1, maxLength: 8 },
);

const lettersIn = (text: string) =>
  [...text]
    .filter((letter) => /[a-z]/.test(letter))
    .sort()
    .join('');

/** Text outside the printable area of a home printer. */
const outside = ({ items, widthMm, heightMm }: Page): readonly string[] =>
  items.flatMap((item) => {
    if (item.kind !== 'text') return [];
    const { offset, width } = item.run;
    const right = item.x + ((offset + width) * item.sizeMm) / 1000;
    const isIn = item.x > 6.35 && right < widthMm - 6.35 && item.y > 6.35 && item.y < heightMm - 6.35;
    return isIn ? [] : [`${said(item)} at ${item.x}…${right}, ${item.y}`];
  });

/** Every word of the kit, with repetitions. */
function wordsIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string')
    return ['markdown', 'text', 'title', 'label'].includes(key) ? (value.match(/[a-z]+/g) ?? []) : [];
  if (Array.isArray(value)) return value.flatMap((item) => wordsIn(item));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => wordsIn(inner, name));
  return [];
}

describe('the flow', () => {
  it('never loses a word, and draws none outside the page’s own room', async () => {
    await fc.assert(
      fc.asyncProperty(blocks, fc.constantFrom('a4', 'letter'), async (given, paper) => {
        const { pages } = await lay(given, { ...ORDER, paper });
        // Compares letters rather than words: narrow cells break long words, and rows continue on the next page cell by
        // cell.
        const drawn = pages.map(wordsOf).join('');
        expect(lettersIn(drawn)).toBe(lettersIn(wordsIn(given).join('')));
        expect(pages.flatMap(outside)).toEqual([]);
      }),
      { numRuns: 40, interruptAfterTimeLimit: 15_000 },
    );
  });

  it('goes on overleaf inside a table row, a callout and columns that are longer than a page', async () => {
    const long = Array.from({ length: 3000 }, (_, i) => `w${i}x`).join(' ');
    const shapes: readonly Block[] = [
      {
        block: 'table',
        columns: [
          { label: 'A', share: 1 },
          { label: 'B', share: 1 },
        ],
        rows: [[{ text: 'short' }, { markdown: long }]],
      },
      { block: 'callout', tone: 'alarm', title: 'Long', blocks: [textOf(long)] },
      {
        block: 'columns',
        columns: [
          { share: 1, blocks: [textOf(long)] },
          { share: 1, blocks: [textOf('beside')] },
        ],
      },
      { block: 'heading', level: 1, text: long },
      { block: 'heading', level: 2, text: long },
      { block: 'list', marker: 'bullet', items: [{ markdown: long }] },
    ];
    for (const shape of shapes) {
      const { pages } = await lay([shape]);
      const drawn = squeezed(pages.map(wordsOf).join(''));
      expect(pages.length).toBeGreaterThan(2);
      expect(Array.from({ length: 3000 }, (_, i) => `w${i}x`).filter((name) => !drawn.includes(name))).toEqual([]);
      const lowest = Math.max(
        ...pages.flatMap(({ items }) => items.map((item) => (item.kind === 'text' ? item.y : 0))),
      );
      expect(lowest).toBeLessThan(297 - 6.35);
    }
  });

  it('repeats a table’s header on every page, to be read out once', async () => {
    const rows = Array.from({ length: 120 }, (_, i) => [{ text: `Row ${i}` }]);
    const { pages } = await lay([{ block: 'table', columns: [{ label: 'Header', share: 1 }], rows }]);
    const headers = pages.map(({ items }) => items.filter((item) => item.kind === 'text' && said(item) === 'Header'));
    expect(headers.map(({ length }) => length)).toEqual(pages.map(() => 1));
    expect(headers.map(([item]) => item?.node !== undefined)).toEqual(pages.map((_, i) => i === 0));
  });

  it('keeps headings with what follows, and two lines of a paragraph together', async () => {
    const paragraph = 'one two three four five six seven eight nine ten '.repeat(12);
    for (let filler = 30; filler < 60; filler++) {
      const rows = Array.from({ length: filler }, () => [{ text: 'x' }]);
      const { pages } = await lay([
        { block: 'table', columns: [{ label: '', share: 1 }], rows },
        { block: 'heading', level: 2, text: 'HEADING' },
        textOf(paragraph),
      ]);
      const at = pages.findIndex((page) => wordsOf(page).includes('HEADING'));
      const page = pages[at];
      const after = page?.items.filter((item) => item.kind === 'text' && item.node?.role === 'P').length ?? 0;
      expect(after).toBeGreaterThanOrEqual(2);
      const next = pages[at + 1]?.items.filter((item) => item.kind === 'text' && item.node?.role === 'P').length;
      if (next !== undefined) expect(next).toBeGreaterThanOrEqual(2);
    }
  });

  it.each([4, 5, 6, 12])('leaves no one or two rows of a table of %i on a page', async (count) => {
    const rows = Array.from({ length: count }, (_, i) => [{ text: `ROW ${i}` }]);
    for (let filler = 24; filler < 64; filler++) {
      const { pages } = await lay([
        textOf(Array.from({ length: filler }, () => 'x').join('\n\n')),
        { block: 'table', columns: [{ label: 'A', share: 1 }], rows },
      ]);
      const onPages = pages.map((page) => wordsOf(page).split('ROW').length - 1).filter((each) => each > 0);
      expect(Math.min(...onPages)).toBeGreaterThanOrEqual(3);
      expect(onPages.reduce((sum, each) => sum + each, 0)).toBe(count);
    }
  });

  it('tightens what would run over by a little onto one page', async () => {
    const rows = Array.from({ length: 26 }, (_, i) => [{ text: `Row ${i}` }]);
    const table: Block = { block: 'table', columns: [{ label: 'A', share: 1 }], rows, rowHeightMm: 10 };
    expect((await lay([table])).pages).toHaveLength(1);
    expect((await lay([table, table])).pages.length).toBeGreaterThan(1);
  });

  it('writes HTML, MDX and links as words', async () => {
    const typed =
      '<b onclick="x()">bold</b> {1 + 1} [text](https://example.org/a) ![alt](x.png)\n\n[ref]: http://b.example\n\n<script>y()</script>';
    const { pages } = await lay([textOf(typed)]);
    const drawn = squeezed(pages.map(wordsOf).join(''));
    for (const part of [
      '<bonclick="x()">',
      '{1+1}',
      'text(https://example.org/a)',
      '![alt](x.png)',
      '[ref]:http://b.example',
      '<script>y()</script>',
    ]) {
      expect(drawn).toContain(part);
    }
  });

  it.each([
    ['deep quotes', '> '.repeat(5000)],
    ['emphasis that never ends', '*a_ '.repeat(2000)],
    ['open brackets', '['.repeat(8000)],
    [
      'nested lists',
      Array.from({ length: 300 }, (_, i) => `${'  '.repeat(i)}- x`)
        .join('\n')
        .slice(0, 8000),
    ],
    ['a very long word', 'a'.repeat(8000)],
    ['a table of a hundred columns', `${'|a'.repeat(100)}|\n${'|-'.repeat(100)}|\n${'|b'.repeat(100)}|`],
  ])('comes through hostile Markdown: %s', async (_, text) => {
    const { pages } = await lay([textOf(text)]);
    const count = (of: string) => of.match(/[ab]/g)?.length ?? 0;
    expect(count(pages.map(wordsOf).join(''))).toBe(count(text));
  });
});
