import type { Metadata } from 'next';
import { sanitiseLine } from '@/lib/kernel/visible';
import { publicationPath, versionPath } from '@/lib/library/address';
import { sayAuthors, sayFacts, sayTitle } from '@/lib/library/say-entry';
import { LICENCES, licenceOf } from '@/lib/scenario/licences';
import { TAG_LABELS, type Tag } from '@/lib/scenario/tags';
import { isPublic, type ReadVersion } from '@/lib/services/library/read';

const DESCRIPTION_MAX = 300;

/** Returns the metadata of a version's page for link previews. `origin` is the studio's. */
export function metadataOf(origin: string, version: ReadVersion): Metadata {
  const { publication, number, contents } = version;
  const { entry } = contents;
  const [title, description] = [sayTitle(entry), describe(version)];
  const page = origin + publicationPath(publication.id, entry.title);
  const card = `${origin}${versionPath(publication.id, number)}/card.png`;
  return {
    title,
    description,
    // The server accepts the page's form only with an Origin header, which browsers omit under no-referrer.
    referrer: 'same-origin',
    authors: entry.authors.map((name) => ({ name: sanitiseLine(name) })),
    alternates: { canonical: page, types: { 'application/atom+xml': '/library/feed.atom' } },
    ...(!isPublic(version) && { robots: { index: false } }),
    openGraph: {
      type: 'article',
      siteName: 'Trapdoor',
      title,
      description,
      url: page,
      images: cardImage(card, `${title}. ${sayFacts(entry)}`),
    },
    twitter: { card: 'summary_large_image', title, description, images: card },
  };
}

/** Describes the picture of a link preview, which `card.png` of a version sends. */
export const cardImage = (url: string, alt: string) => ({ url, width: 1200, height: 630, type: 'image/png', alt });

function describe({ contents: { entry } }: ReadVersion): string {
  const summary = sanitiseLine(entry.summary);
  const words = summary === '' ? [sayAuthors(entry), sayFacts(entry)].filter(Boolean).join('. ') : summary;
  const characters = Array.from(words);
  return characters.length > DESCRIPTION_MAX ? `${characters.slice(0, DESCRIPTION_MAX).join('')}…` : words;
}

/** Returns schema.org metadata for search engines: text for a script element, escaped so that no markup can end it. */
export function jsonLdOf(origin: string, version: ReadVersion, game: string): string {
  const { publication, number, at, contents } = version;
  const { entry, details } = contents;
  const licence = LICENCES[licenceOf(entry.licence)];
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': ['CreativeWork', 'Game'],
    name: sayTitle(entry),
    url: origin + publicationPath(publication.id, entry.title),
    image: `${origin}${versionPath(publication.id, number)}/card.png`,
    author: entry.authors.map((name) => ({ '@type': 'Person', name: sanitiseLine(name) })),
    description: describe(version),
    inLanguage: entry.language,
    license: licence.address || undefined,
    isPartOf: { '@type': 'Game', name: game },
    isBasedOn: details.chain.map((link) => ({ '@type': 'CreativeWork', name: sanitiseLine(link.title) || 'Untitled' })),
    keywords: entry.tags.map((tag) => TAG_LABELS[tag as Tag]).join(', ') || undefined,
    numberOfPlayers: { '@type': 'QuantitativeValue', minValue: entry.playersMin, maxValue: entry.playersMax },
    version: String(number),
    dateCreated: new Date(publication.createdAt).toISOString(),
    dateModified: new Date(at).toISOString(),
  }).replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
