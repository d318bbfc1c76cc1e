import { createHash } from 'node:crypto';
import type { JsonObject } from '@/lib/kernel/json';
import { tokensOf } from '@/lib/library/search/tokens';
import type { VersionDetails } from '@/lib/library/version-details';
import { type Draft, formatDraft, newDraft } from '@/lib/scenario/envelope';
import type { AddedVersion, NewVersion } from '@/lib/storage/library-port';
import type { Store } from '@/lib/storage/store';
import { newVersion, ROOM } from './library-versions';
import { system } from './test-server';

export const DETAILS: VersionDetails = {
  counts: [{ one: 'room', many: 'rooms', total: '12' }],
  routes: [{ title: 'The pod', reachable: true, least: 3, exact: true }],
  effort: { one: 'goal', many: 'goals' },
  figures: {
    engine: 'test 1',
    games: 100,
    complete: true,
    tables: [
      {
        players: 3,
        games: 100,
        finished: 100,
        minutes: { median: 45, p10: 30, p90: 70 },
        won: 0.38,
        endings: [{ id: 'out', title: 'Somebody got out', share: 0.38 }],
      },
    ],
  },
  chain: [],
  cover: '',
  words: 7,
};

/** Stores a published version without the checks of the publishing thread. */
export async function putVersion(
  store: Pick<Store, 'addVersion'>,
  id: string,
  given: Partial<Draft> = {},
  more: Partial<Omit<NewVersion, 'tokens'>> = {},
): Promise<AddedVersion> {
  const draft = newDraft(system, { ...given, id });
  const bytes = new TextEncoder().encode(formatDraft(draft, system));
  const { title, summary, language, licence, cover, tags, warnings } = draft;
  const authors = draft.authors.map(({ name }) => name);
  const base = newVersion(id, {
    entry: { title, authors, summary, language, licence: licence || 'all-rights-reserved', cover, tags, warnings },
  });
  return store.addVersion(
    {
      ...base,
      system: system.id,
      bytes,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      fingerprint: createHash('sha256').update(bytes).update('texts').digest('hex'),
      details: { ...DETAILS, cover, chain: draft.remixOf } as unknown as JsonObject,
      tokens: { ...base.tokens, title: tokensOf(title) },
      ...more,
    },
    ROOM,
  );
}
