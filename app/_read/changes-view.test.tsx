import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { compareDrafts } from '@/lib/scenario/compare';
import { newDraft } from '@/lib/scenario/envelope';
import { system } from '@/test/support/test-server';
import { ChangesView } from './changes-view';

const event = (id: string, text: string) => ({ id, title: `Event ${id}`, text });

const page = (before: readonly object[], after: readonly object[], title = 'Same') => {
  const [was, is] = [before, after].map((events, i) => {
    const blank = system.blank();
    return newDraft(system, {
      title: i === 0 ? 'Same' : title,
      body: system.open({ ...blank, events: events as never }).body,
    });
  });
  if (!was || !is) throw new Error('two drafts');
  return renderToStaticMarkup(<ChangesView changes={compareDrafts(was, is, system).changes} />);
};

/** Returns the text that a screen reader reads. */
const plain = (html: string) =>
  html
    .replace(/<\/?(?:bdi|del|ins|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

it('says when nothing has changed', () => expect(page([], [])).toContain('Nothing has changed.'));

it('marks changed words by more than colour', () => {
  const html = page([event('a', 'The red door')], [event('a', 'The blue door')]);
  expect(plain(html)).toContain('Changed Event a › In detail The removed: red; added: blue; door');
  expect(html).toMatch(/<del class="[^"]*line-through/);
  expect(html).toMatch(/<ins class="[^"]*underline/);
});

it('names each section once, and each kind of change', () => {
  const html = plain(
    page([event('a', ''), event('b', ''), event('c', '')], [event('c', ''), event('a', ''), event('d', '')], 'Other'),
  );
  expect(html.match(/Cover/g)).toHaveLength(1);
  expect(html.match(/Events/g)).toHaveLength(1);
  for (const said of ['Moved Event c From place 3', 'Added Event d', 'Removed Event b']) expect(html).toContain(said);
});

it('shortens unchanged text around a change', () => {
  const long = 'word '.repeat(1_000);
  const html = page([event('a', `${long}old ${long}`)], [event('a', `${long}new ${long}`)]);
  expect(html.length).toBeLessThan(2_000);
  expect(plain(html)).toContain('word removed: old; added: new; word');
});

it('shows markup and control characters as text', () => {
  const html = page([], [event('a', '<script>alert(1)</script>')], 'Red \u202ealert');
  expect(html).not.toContain('<script');
  expect(page([event('\ud800', '')], [])).toContain('Removed');
});
