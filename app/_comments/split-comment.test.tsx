import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CommentText } from './comment-text';
import { knownNames, namesOf } from './people';
import { mentions, splitComment } from './split-comment';

const NAMES = ['Ann', 'Ann Lee', 'Zoë'];
const linksIn = (line: string) =>
  splitComment(line, NAMES).flatMap(({ kind, text }) => (kind === 'link' ? [text] : []));
const mentionsIn = (line: string) =>
  splitComment(line, NAMES).flatMap(({ kind, text }) => (kind === 'mention' ? [text] : []));
const show = (text: string) => renderToStaticMarkup(<CommentText text={text} names={NAMES} />);

describe('splitComment', () => {
  it.each([
    ['see https://example.org/a?b=1#c.', ['https://example.org/a?b=1#c']],
    ['(http://example.org), and “https://example.com/”!', ['http://example.org', 'https://example.com/']],
    ['javascript:alert(1) data:text/html,x ftp://example.org //example.org', []],
    ['https:// http://?', []],
    ['https://a@b', ['https://a@b']],
  ])('finds the links of %s', (line, found) => expect(linksIn(line)).toEqual(found));

  it.each([
    ['@Ann, what do you think?', ['@Ann']],
    ['Ask @Ann Lee or @Zoë', ['@Ann Lee', '@Zoë']],
    ['ann@example.org, @Annette and @Bob', []],
  ])('finds the people of %s', (line, found) => expect(mentionsIn(line)).toEqual(found));

  it('loses nothing', () => {
    const line = 'a @Ann b https://example.org/c, @';
    expect(
      splitComment(line, NAMES)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
  });

  it('takes no longer for hostile lines', () => {
    const line = 'https://'.repeat(250);
    expect(
      splitComment(line, NAMES)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
  });

  it('tells who is mentioned', () => {
    expect(mentions('Well,\n@Ann Lee!', 'Ann Lee', NAMES)).toBe(true);
    expect(mentions('Well,\n@Ann Lee!', 'Ann', NAMES)).toBe(false);
  });
});

describe('CommentText', () => {
  it('shows markup and direction marks as text', () => {
    const html = show('<img src=x onerror=alert(1)> **bold** \u202egpj.exe\nsecond line');
    expect(html).toContain('&lt;img');
    expect(html).toContain('**bold** [U+202E]gpj.exe\nsecond line');
  });

  it('links without trust', () => {
    expect(show('https://example.org')).toContain('rel="noopener noreferrer nofollow ugc"');
    expect(show('https://example.org/"onmouseover="x')).toContain('href="https://example.org/"');
  });
});

describe('people of comments', () => {
  const by = (who: string, name: string, at = 1) => ({ id: 'c', by: who, name, at, about: 'title', text: 'x' });

  it('have a mark if two use the same name', () => {
    const all = [by('abcdefgh', 'Ann'), by('zyxwvuts', 'ANN'), by('b', 'Bob'), by('b', 'Bob')];
    expect(all.map(namesOf(all))).toEqual(['Ann (abcdef)', 'ANN (zyxwvu)', 'Bob', 'Bob']);
  });

  it('are known once each, newest first', () => {
    expect(knownNames([by('a', 'Ann', 1), by('b', 'Bob', 3), by('a', 'Ann', 2)])).toEqual(['Bob', 'Ann']);
  });
});
