import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { ListedPublication } from '@/lib/storage/library-port';
import { formatFeed } from './feed';
import { readAsked } from './find';

const ORIGIN = 'https://play.example';
const row = (title: string, given: Partial<ListedPublication['entry']> = {}): ListedPublication => ({
  id: '0123456789abcdef',
  memberId: 'secret-member',
  system: 'any',
  listing: 'public',
  unlistedAt: null,
  createdAt: Date.UTC(2026, 0, 1),
  changedAt: Date.UTC(2026, 0, 2),
  hiddenAt: null,
  last: 3,
  shown: 2,
  isListed: true,
  remixes: 0,
  entry: {
    title,
    authors: ['Ann'],
    mark: 'abc123',
    summary: 'Short.',
    language: 'en',
    licence: 'MIT',
    cover: '',
    tags: ['funny'],
    warnings: [],
    playersMin: 3,
    playersMax: 6,
    minutesLow: null,
    minutesHigh: null,
    won: null,
    ...given,
  },
});

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** Parses all elements; throws if the XML is not well-formed. */
function parse(xml: string): readonly Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: '' };
    elements.push(element);
    open.push(element);
  });
  const add = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return elements;
}

const textsOf = (xml: string, name: string) =>
  parse(xml)
    .filter((element) => element.name === name)
    .map(({ text }) => text);
const feedOf = (rows: readonly ListedPublication[], query = '') =>
  formatFeed(ORIGIN, readAsked(new URLSearchParams(query)), rows);

describe('the feed', () => {
  it('lists publications with their addresses, dates and authors', () => {
    const elements = parse(feedOf([row('The pod')]));
    const [entry] = elements.filter(({ name }) => name === 'entry');
    expect(entry).toBeDefined();
    expect(textsOf(feedOf([row('The pod')]), 'title')).toEqual(['Trapdoor library', 'The pod']);
    expect(elements.filter(({ name }) => name === 'link').map(({ attributes }) => attributes.href)).toEqual([
      `${ORIGIN}/library`,
      `${ORIGIN}/library/feed.atom`,
      `${ORIGIN}/library/0123456789abcdef-the-pod`,
    ]);
    expect(textsOf(feedOf([row('The pod')]), 'updated')[1]).toBe('2026-01-02T00:00:00.000Z');
    expect(textsOf(feedOf([row('The pod')]), 'published')).toEqual(['2026-01-01T00:00:00.000Z']);
    expect(feedOf([row('The pod')])).not.toContain('secret-member');
  });

  it('keeps the filters in its own addresses', () => {
    const links = parse(feedOf([], 'q="a b"&tag=funny&tag=bleak&sort=changed')).flatMap(({ name, attributes }) =>
      name === 'link' ? [attributes.href] : [],
    );
    expect(links[1]).toBe(`${ORIGIN}/library/feed.atom?q=%22a+b%22&tag=bleak&tag=funny&sort=changed`);
  });

  it.each([
    '<script>alert(1)</script>',
    ']]><entry/>',
    'a &amp; b &lt; c',
    '&#0; &bogus;',
    'a\u0000b\u001b\ufffe\ud800',
    'gpj.\u202eexe',
    '[Buy it](https://shop.example)',
    '"\'><img src=x onerror=alert(1)>',
  ])('stays well-formed with %j as title, summary and author', (hostile) => {
    const elements = parse(feedOf([row(hostile, { summary: hostile, authors: [hostile] })]));
    expect(elements.filter(({ name }) => name === 'entry')).toHaveLength(1);
    const shown = hostile.replace(/[^\x20-\x7e]/g, (character) => {
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return `[U+${code}]`;
    });
    const html = shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    const text = (name: string) => elements.filter((element) => element.name === name).map((element) => element.text);
    expect([text('title')[1], text('summary')[0], text('name')[1]]).toEqual([html, html, shown]);
  });
});
