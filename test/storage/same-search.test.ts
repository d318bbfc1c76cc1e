// @module-tag long
// @module-tag soak

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbeddedStore } from '@/lib/storage/embedded/open';
import { type LibraryQuery, type NewVersion, SEARCH_FIELDS, type SearchTerm } from '@/lib/storage/library-port';
import { openPostgresStore } from '@/lib/storage/postgres/open';
import type { Store } from '@/lib/storage/store';
import { publications, queries } from '@/test/support/library-catalogue';
import { ROOM } from '@/test/support/library-versions';
import { soaked } from '@/test/support/soak';
import { HAS, startPostgres, unlessMissing } from '@/test/support/system-stores';

const PUBLISHED = [...publications(120, 18)];
const ASKED = [...queries(soaked(200, 80), 81)];

/** Tells whether tokens contain a term's words in sequence. */
const holds = (tokens: readonly string[], term: SearchTerm): boolean =>
  tokens.some((_, at) =>
    term.tokens.every((token, i) => {
      const found = tokens[at + i];
      return term.isPrefix && i === term.tokens.length - 1 ? found?.startsWith(token) : found === token;
    }),
  );

/** Returns the index of the best field that contains all words; the last one is all fields together. */
function tierOf({ tokens }: NewVersion, { terms, excluded }: LibraryQuery['words']): number | undefined {
  const fields = SEARCH_FIELDS.map((field) => tokens[field]);
  const anywhere = (term: SearchTerm) => fields.some((field) => holds(field, term));
  if (excluded.some(anywhere) || !terms.every(anywhere)) return undefined;
  const tier = fields.findIndex((field) => terms.every((term) => holds(field, term)));
  return tier === -1 ? SEARCH_FIELDS.length - 1 : tier;
}

function meets({ system, memberId, entry }: NewVersion, { filters }: LibraryQuery): boolean {
  const { players, minutes, tags = [], without = [] } = filters;
  return (
    (filters.system ?? system) === system &&
    (filters.memberId ?? memberId) === memberId &&
    (filters.language ?? entry.language) === entry.language &&
    (filters.licences?.includes(entry.licence) ?? true) &&
    (players === undefined || (entry.playersMin <= players && players <= entry.playersMax)) &&
    (minutes === undefined || (entry.minutesLow !== null && entry.minutesLow <= minutes)) &&
    tags.every((tag) => entry.tags.includes(tag)) &&
    !without.some((warning) => entry.warnings.includes(warning))
  );
}

/** Finds the results of a query by brute force. */
function search(query: LibraryQuery): readonly string[] {
  const remixes = (of: NewVersion) => PUBLISHED.filter(({ parents }) => parents.includes(of.sha256)).length;
  return PUBLISHED.filter((version) => meets(version, query))
    .map((version) => ({ version, tier: tierOf(version, query.words) }))
    .filter(({ tier }) => tier !== undefined)
    .map(({ version, tier = 0 }) => {
      const before = {
        newest: query.words.terms.length > 0 ? -tier : 0,
        changed: 0,
        remixed: remixes(version),
        hardest: version.entry.won === null ? Number.NEGATIVE_INFINITY : -version.entry.won,
        shortest: version.entry.minutesLow === null ? Number.NEGATIVE_INFINITY : -version.entry.minutesLow,
      };
      return { id: version.publicationId, key: [before[query.order], version.at] as const };
    })
    .sort((a, b) => b.key[0] - a.key[0] || b.key[1] - a.key[1] || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

const fill = async (store: Store) => {
  for (const version of PUBLISHED) {
    expect(await store.addVersion(version, ROOM)).toMatchObject({ kind: 'added' });
  }
};
const idsOf = async (store: Store, query: LibraryQuery) =>
  (await store.searchLibrary(query, PUBLISHED.length)).rows.map(({ id }) => id);

describe('seeded queries', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-search-'));
  let store: Store;
  beforeAll(async () => {
    store = await openEmbeddedStore(folder);
    await fill(store);
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it('have many and few results', () => {
    const found = ASKED.map((query) => search(query).length);
    expect(found.filter((count) => count === 0).length).toBeGreaterThan(ASKED.length / 20);
    expect(found.filter((count) => count > 5).length).toBeGreaterThan(0.15 * ASKED.length);
  });

  it('give the same results in the embedded store as brute force, in order', async () => {
    for (const query of ASKED) expect([query, await idsOf(store, query)]).toEqual([query, search(query)]);
  });

  it.skipIf(!HAS.postgres)(`find the same in PostgreSQL${unlessMissing('postgres')}`, async () => {
    const server = await startPostgres();
    const other = await openPostgresStore(await server.createDatabase(), () => {});
    await fill(other);
    for (const query of ASKED) {
      expect([query, await idsOf(other, query)]).toEqual([query, search(query)]);
      expect([query, await other.countLibrary(query)]).toEqual([query, await store.countLibrary(query)]);
    }
    await other.close();
    await server.stop();
  });
});
