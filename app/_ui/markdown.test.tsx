import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown';

const html = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

describe('Markdown', () => {
  it('renders the allowed elements', () => {
    expect(html('**Run** at *12:30*\n\n- a\n- b')).toBe(
      '<p><strong>Run</strong> at <em>12:30</em></p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
    );
    expect(html('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<th>a</th>');
  });

  it('shows HTML and MDX as typed and evaluates nothing', () => {
    expect(html('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
    expect(html('a <img src=x onerror=alert(1)> b')).toContain('&lt;img src=x');
    expect(html('{process.exit()} <Foo/>')).toContain('{process.exit()} &lt;Foo/&gt;');
  });

  it('keeps links to the web and drops others', () => {
    expect(html('[x](https://example.org)')).toContain('href="https://example.org"');
    expect(html('[x](javascript:alert(1))')).not.toContain('javascript');
    expect(html('![secret plan](https://example.org/a.png)')).toBe('<p>![secret plan](https://example.org/a.png)</p>');
  });

  it('turns headings into paragraphs', () => {
    expect(html('# Big\n\ntext')).toBe('<p><strong>Big</strong></p>\n<p>text</p>');
  });

  it.each([
    ['headings', 'a\n=\n'],
    ['items', '- a\n'],
    ['numbered items', '1. a\r'],
    ['paragraphs', 'a\n\n'],
    ['items in items', `${'- '.repeat(21)}a\n\n`],
    ['numbered items in items', `${'1. '.repeat(21)}a\n\n`],
    ['quotes in quotes', `${'> '.repeat(21)}a\n\n`],
    ['stars that close nothing', '*a_ '],
    ['links', '[a](b) '],
    ['addresses', 'a@b.c '],
    ['sites', 'www.a.b '],
    ['tables', 'a|b\n-|-\n\n'],
    ['a table that fills rows up', `${'a|'.repeat(60)}\n${'-|'.repeat(60)}\n${'c\n'.repeat(100)}`],
    ['long text', 'x'.repeat(9_000)],
  ])('shows %s as typed if there are too many', (_, fill) => {
    const text = fill.repeat(Math.max(1, Math.floor(8_000 / fill.length)));
    expect(html(text)).toMatch(/^<p class="whitespace-pre-line break-words">[^<]*<\/p>$/);
  });

  it('renders a long text with ordinary markup', () => {
    const paragraph = `${'Somebody **runs** off and shuts every door behind the others. '.repeat(4)}\n\n`;
    expect(html(paragraph.repeat(20))).toContain('<strong>runs</strong>');
    expect(html('- Take the key\n'.repeat(150))).toContain('<li>');
  });
});
