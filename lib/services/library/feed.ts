import { Feed } from 'feed';
import { sanitiseLine } from '@/lib/kernel/visible';
import { publicationPath } from '@/lib/library/address';
import { type LibrarySearch, paramsOf } from '@/lib/library/search/asked';
import { TAG_LABELS, type Tag } from '@/lib/scenario/tags';
import type { ListedPublication } from '@/lib/storage/library-port';

/** Formats the newest publications that match a search as an Atom feed. `origin` is the studio's origin. */
export function formatFeed(origin: string, asked: LibrarySearch, rows: readonly ListedPublication[]): string {
  const query = paramsOf(asked).toString();
  const addressOf = (path: string) => `${origin}${path}${query === '' ? '' : `?${query}`}`;
  const feed = new Feed({
    id: addressOf('/library'),
    title: 'Trapdoor library',
    description: 'Scenarios that people have published.',
    link: addressOf('/library'),
    feed: addressOf('/library/feed.atom'),
    updated: new Date(Math.max(0, ...rows.map(({ changedAt }) => changedAt))),
    author: { name: 'Trapdoor library' },
    generator: 'Trapdoor',
  });
  for (const { id, entry, createdAt, changedAt } of rows) {
    feed.addItem({
      id: `${origin}/library/${id}`,
      title: asHtml(sanitiseLine(entry.title) || 'Untitled'),
      link: origin + publicationPath(id, entry.title),
      description: asHtml(sanitiseLine(entry.summary)),
      date: new Date(changedAt),
      published: new Date(createdAt),
      author: entry.authors.map((name) => ({ name: asText(sanitiseLine(name)) })),
      category: entry.tags.map((tag) => ({ name: TAG_LABELS[tag as Tag], term: tag })),
    });
  }
  return feed.atom1();
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes titles and summaries: the package declares them to be HTML but doesn't escape them. */
const asHtml = (text: string): string => text.replace(/[&<>]/g, (character) => ESCAPED[character] ?? '');

/** Escapes `&amp;` in names: the package leaves existing entities alone, so that the name "&amp;" would change. */
const asText = (text: string): string => text.replaceAll('&amp;', '&amp;amp;');
