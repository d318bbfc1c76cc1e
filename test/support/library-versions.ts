import { createHash } from 'node:crypto';
import { tokensOf } from '@/lib/library/search/tokens';
import type { LibraryEntry, LibraryLimits, NewVersion } from '@/lib/storage/library-port';

export const ROOM: LibraryLimits = { versions: 200, bytes: 1_000_000_000 };

const ENTRY: LibraryEntry = {
  title: 'The whale',
  authors: ['Ann'],
  mark: 'ann000',
  cover: '',
  summary: 'Inside a whale.',
  language: 'en',
  licence: 'CC-BY-4.0',
  tags: [],
  warnings: [],
  playersMin: 2,
  playersMax: 5,
  minutesLow: 40,
  minutesHigh: 60,
  won: 0.5,
};

export interface VersionGiven extends Partial<Omit<NewVersion, 'entry' | 'tokens'>> {
  readonly entry?: Partial<LibraryEntry>;
  /** Searchable text in addition to title, authors, tags and summary. */
  readonly text?: string;
}

/** Creates a version whose bytes and fingerprint derive from its text unless given. */
export function newVersion(
  publicationId: string,
  { entry: given = {}, text = publicationId, ...more }: VersionGiven = {},
): NewVersion {
  const entry = { ...ENTRY, ...given };
  const bytes = more.bytes ?? new TextEncoder().encode(JSON.stringify([publicationId, text, entry]));
  return {
    publicationId,
    memberId: 'ann',
    draftId: null,
    system: 'game',
    listing: 'public',
    approved: true,
    at: 1000,
    note: 'First version',
    sha256: hash(bytes),
    fingerprint: hash(JSON.stringify([text, entry.title])),
    bytes,
    pictures: [],
    parents: [],
    entry,
    tokens: {
      title: tokensOf(entry.title),
      people: tokensOf([...entry.authors, ...entry.tags].join(' ')),
      summary: tokensOf(entry.summary),
      rest: tokensOf(text),
    },
    details: { words: text.length },
    ...more,
  };
}

const hash = (of: Uint8Array | string) => createHash('sha256').update(of).digest('hex');
