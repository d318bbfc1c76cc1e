import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Markdown } from './markdown';

const html = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

describe('Markdown', () => {
  it('draws what the allow-list has', () => {
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

  it('keeps links to the web and disarms the others', () => {
    expect(html('[x](https://example.org)')).toContain('href="https://example.org"');
    expect(html('[x](javascript:alert(1))')).not.toContain('javascript');
    expect(html('![secret plan](https://example.org/a.png)')).toBe('<p>secret plan</p>');
  });

  it('cannot bring headings into the page', () => {
    expect(html('# Big\n\ntext')).toBe('<p><strong>Big</strong></p>\n<p>text</p>');
  });

  it('shows as typed what would be too deep, too long or too costly', () => {
    expect(html('1. '.repeat(2_600))).toContain('1. 1.');
    expect(html('> '.repeat(300))).toContain('&gt; &gt;');
    expect(html('*a_ '.repeat(2_000))).toContain('*a_ *a_');
    expect(html('x'.repeat(9_000))).toContain('xxx');
  });
});
