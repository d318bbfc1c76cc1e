import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from '@/app/_ui/markdown';
import { type MarkdownBlock, type MarkdownSpan, readMarkdown } from '@/templates/flow/markdown';

const piece = fc.constantFrom(
  ...['a', 'word', '7', ' ', ' ', '\n', '\n', '\n\n', '*', '**', '***', '_', '`', '``', '```', '~', '~~', '~~~'],
  ...['- ', '1. ', '2. ', '\n- ', '\n1. ', '\n2) ', '\n  ', '> ', '# ', '---', '===', '|', '|-|', '!', '.', '['],
  ...['<b>', '&amp;', '\\', '´', '^', ':'],
);
const typed = fc.array(piece, { maxLength: 16 }).map((parts) => parts.join(''));

/** Lines of text on paper, without signs of lists. */
const linesOnPaper = (text: string) => readMarkdown(text).flatMap(linesOf);

function linesOf(block: MarkdownBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return split(block.spans);
    case 'code':
      return block.text.split('\n');
    case 'rule':
      return ['—'];
    case 'quote':
      return block.blocks.flatMap(linesOf);
    case 'list':
      return block.items.flatMap(({ blocks }) => blocks.flatMap(linesOf));
    case 'table':
      return block.rows.flatMap((row) => row.flatMap(split));
  }
}

const split = (spans: readonly MarkdownSpan[]) =>
  spans
    .map(({ text }) => text)
    .join('')
    .split('\n');

/** Lines of text on screen. */
const linesOnScreen = (text: string) =>
  renderToStaticMarkup(<Markdown text={text} />)
    .replace(/\n?<br\/>\n?/g, '\u0001')
    .replace(
      /<pre><code>([^<]*)<\/code><\/pre>/g,
      (_, code: string) => `\u0001${code.replaceAll('\n', '\u0001')}\u0001`,
    )
    .replace(/<hr\/>/g, '\u0001—\u0001')
    .replace(/<\/?(?:p|li|ol|ul|blockquote|table|thead|tbody|tr|td|th)(?: [^>]*)?>/g, '\u0001')
    .replace(/<\/?(?:em|strong|code|a)(?: [^>]*)?>/g, '')
    .split('\u0001')
    .map((line) =>
      line
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&'),
    );

const shown = (lines: readonly string[]) => lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);

describe('Markdown', () => {
  it('has the same lines on paper and on screen', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(shown(linesOnScreen(text))).toEqual(shown(linesOnPaper(text)));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['One line\nand the next.', ['One line', 'and the next.']],
    ['**All\nbold**', ['All', 'bold']],
    ['1. Wake\n2. Run\nThen hide.\n3. Sleep', ['Wake', 'Run', 'Then hide.', 'Sleep']],
    ['```', ['```']],
    ['~~~ who is there?', ['~~~ who is there?']],
    ['~~gone~~ and ~5~ metres', ['~~gone~~ and ~5~ metres']],
    ['*', ['*']],
    ['` `', ['` `']],
    ['It costs `5', ['It costs `5']],
    ['2 * 3 * 4 **', ['2 * 3 * 4 **']],
    ['#\n\nno <b>html</b>', ['#', 'no <b>html</b>']],
  ])('shows each typed line and each sign without a meaning: %j', (text, lines) => {
    expect(shown(linesOnPaper(text))).toEqual(lines);
    expect(shown(linesOnScreen(text))).toEqual(lines);
  });
});
