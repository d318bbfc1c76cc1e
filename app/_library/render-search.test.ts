import { expect, it } from 'vitest';
import { readAsked } from '@/lib/services/library/find';
import type { ListedPublication } from '@/lib/storage/library-port';
import { renderSearch } from './render-search';

const COUNTS = { total: 1, system: {}, players: {}, minutes: {}, licence: {}, language: {}, tag: {}, without: {} };
const PUBLICATION: ListedPublication = {
  id: '0123456789ABCDEF',
  memberId: '',
  system: 'trapped',
  createdAt: 0,
  changedAt: 0,
  listing: 'public',
  unlistedAt: null,
  hiddenAt: null,
  last: 1,
  isListed: true,
  remixes: 2,
  shown: 1,
  entry: {
    title: '<script>alert(1)</script>',
    authors: ['Ann & “Bo”'],
    mark: 'K3P7QX',
    cover: '',
    summary: 'Nobody leaves.',
    language: 'de',
    licence: 'CC0-1.0',
    tags: [],
    warnings: [],
    playersMin: 3,
    playersMax: 5,
    minutesLow: null,
    minutesHigh: null,
    won: null,
  },
};

const render = (query: string, rows = [PUBLICATION], next?: string) => {
  const params = new URLSearchParams(query);
  return renderSearch({
    asked: readAsked(params),
    page: { rows, next },
    counts: { ...COUNTS, total: rows.length },
    games: [{ id: 'trapped', title: 'Trapped!' }],
    isFirst: !params.has('cursor'),
  });
};

it('shows the results, with everything that people typed as text', () => {
  const html = render('q="<b>&sort=hardest');
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('value="&quot;&lt;b&gt;"');
  for (const said of ['1 scenario<', 'Ann &amp; “Bo”', 'Trapped!', 'German', '2 remixes']) expect(html).toContain(said);
});

it('links to the next page and back to the first one', () => {
  expect(render('')).not.toContain('Next page');
  expect(render('q=mine', [PUBLICATION], 'abc')).toContain('href="/library?q=mine&amp;cursor=abc"');
  expect(render('q=mine')).not.toContain('First page');
  expect(render('q=mine&cursor=abc')).toMatch(/href="\/library\?q=mine"[^>]*>First page/);
});

it('suggests which filter to remove if nothing fits', () => {
  const html = render('q=mine&system=trapped', []);
  expect(html).toContain('No scenario fits all of this');
  expect(html).toMatch(/href="\/library\?q=mine"[^>]*>Trapped!/);
});
