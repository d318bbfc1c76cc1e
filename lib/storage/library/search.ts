import type { Db } from '../database';
import {
  COUNTED_MAX,
  type LibraryCounts,
  type LibraryCursor,
  type LibraryFilters,
  type LibraryQuery,
  type LibrarySearch,
  type ListedPublication,
  type SearchTerm,
  type SearchWords,
} from '../library-port';
import { Catalogue } from './catalogue';
import { type CatalogueItem, compareKeys, type Group, KEYS, lasts, SINGLE, type Single } from './catalogue-item';
import { Places } from './places';
import { isListed, publicationOf } from './rows';
import { EVERYWHERE, TIERS, type Tier, type WordIndex } from './word-index';

/** Capacity of the cache of index results, which pages and counts of a query share until the library changes. */
const CACHED_FINDS = 40;

/** Matches of each filter; undefined if it is not set. */
const MATCHES: Readonly<Record<Single, (catalogue: Catalogue, filters: LibraryFilters) => Places | undefined>> = {
  system: (catalogue, { system }) => chosen(catalogue, 'system', system),
  players: (catalogue, { players }) => chosen(catalogue, 'players', players),
  minutes: (catalogue, { minutes }) =>
    minutes === undefined ? undefined : catalogue.where((item) => lasts(item, minutes)),
  licence: (catalogue, { licences }) =>
    licences?.map((licence) => catalogue.having('licence', licence)).reduce((all, each) => all.or(each), new Places()),
  language: (catalogue, { language }) => chosen(catalogue, 'language', language),
};

const chosen = (catalogue: Catalogue, group: Group, value: string | number | undefined) =>
  value === undefined ? undefined : catalogue.having(group, value);

/** Returns the publications that match all filters, or all but `except`. */
function narrow(catalogue: Catalogue, places: Places, filters: LibraryFilters, except?: Single): Places {
  const { tags = [], without = [], memberId } = filters;
  const left = [
    ...SINGLE.map((filter) => (filter === except ? undefined : MATCHES[filter](catalogue, filters))),
    ...tags.map((tag) => catalogue.having('tag', tag)),
    memberId === undefined ? undefined : catalogue.where((item) => item.memberId === memberId),
  ];
  const within = left.reduce<Places>((all, each) => (each ? all.and(each) : all), places);
  return without.reduce((all, warning) => all.without(catalogue.having('without', warning)), within);
}

/** Counts the hits for each possible value of each filter. */
function countPlaces(catalogue: Catalogue, places: Places, filters: LibraryFilters): LibraryCounts {
  const hits = narrow(catalogue, places, filters);
  const total = hits.size;
  const count = (group: Group, among: Places, of = (having: number) => having) =>
    Object.fromEntries(
      [...catalogue.values(group)]
        .map(([value, having]) => [value, having.countIn(among)] as const)
        .filter(([, having]) => having > 0)
        .map(([value, having]) => [value, capped(of(having))]),
    );
  // Counts for other values of a filter ignore its present value.
  const countSingle = (group: Single) => count(group, narrow(catalogue, places, filters, group));
  return {
    total: capped(total),
    system: countSingle('system'),
    players: countSingle('players'),
    minutes: countSingle('minutes'),
    licence: countSingle('licence'),
    language: countSingle('language'),
    tag: count('tag', hits),
    without: count('without', hits, (having) => total - having),
  };
}

const capped = (count: number) => Math.min(count, COUNTED_MAX);

/** Search of listed publications, in any SQL database with a full-text index. */
export const createLibrarySearch = (db: Db, index: WordIndex): LibrarySearch => {
  const catalogue = new Catalogue(db);
  const find = cachedFinds(catalogue, index);

  return {
    async searchLibrary(query, limit, after) {
      await catalogue.refresh();
      const hits = await findHits(catalogue, find, query, limit + 1, after);
      const page = hits.slice(0, limit);
      const last = hits.length > limit ? page.at(-1) : undefined;
      return {
        rows: await loadRows(db, page),
        next: last && { order: query.order, key: last.key, id: last.item.id },
      };
    },

    async countLibrary({ words, filters }) {
      await catalogue.refresh();
      return countPlaces(catalogue, await withWords(catalogue, find, words), filters);
    },
  };
};

interface Hit {
  readonly item: CatalogueItem;
  readonly key: LibraryCursor['key'];
}

type Find = (terms: readonly SearchTerm[], tier: Tier) => Promise<Places>;

/** Returns the first hits after a cursor. Queries the index only as far as needed for `limit` hits. */
async function findHits(
  catalogue: Catalogue,
  find: Find,
  { words, filters, order }: LibraryQuery,
  limit: number,
  after: LibraryCursor | undefined,
): Promise<readonly Hit[]> {
  const hits: Hit[] = [];
  const collect = (places: Places, ...tier: readonly number[]) => {
    for (const item of catalogue.inOrder(order)) {
      if (hits.length === limit) return;
      if (!places.has(item.place)) continue;
      const key = [...tier, ...KEYS[order](item)];
      if (!after || compareKeys([key, item.id], [after.key, after.id]) > 0) hits.push({ item, key });
    }
  };
  if (words.terms.length === 0 || order !== 'newest') {
    collect(narrow(catalogue, await withWords(catalogue, find, words), filters));
    return hits;
  }
  let left = narrow(catalogue, await withoutExcluded(find, catalogue.all, words), filters);
  // A hit ranks by the first field that has all words; the last tier is all fields together.
  for (const [i, tier] of TIERS.entries()) {
    if (hits.length === limit) break;
    const found = left.and(await find(words.terms, tier));
    collect(found, -i);
    left = left.without(found);
  }
  return hits;
}

/** Returns the publications that match a query's words in any fields. */
async function withWords(catalogue: Catalogue, find: Find, words: SearchWords): Promise<Places> {
  const found = words.terms.length === 0 ? catalogue.all : catalogue.all.and(await find(words.terms, EVERYWHERE));
  return withoutExcluded(find, found, words);
}

async function withoutExcluded(find: Find, places: Places, { excluded }: SearchWords): Promise<Places> {
  let left = places;
  for (const term of excluded) left = left.without(await find([term], EVERYWHERE));
  return left;
}

function cachedFinds(catalogue: Catalogue, index: WordIndex): Find {
  const known = new Map<string, Promise<Places>>();
  let revision = 0;
  return (terms, tier) => {
    if (catalogue.revision !== revision) known.clear();
    revision = catalogue.revision;
    const name = JSON.stringify([tier, terms]);
    const found = known.get(name) ?? index.find(terms, tier);
    known.delete(name);
    known.set(name, found);
    const [oldest] = known.keys();
    if (known.size > CACHED_FINDS && oldest !== undefined) known.delete(oldest);
    // Failures are not cached.
    found.catch(() => known.delete(name));
    return found;
  };
}

async function loadRows(db: Db, hits: readonly Hit[]): Promise<readonly ListedPublication[]> {
  const ids = hits.map(({ item }) => item.id);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('publications').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, publicationOf(row)]));
  return ids.flatMap((id) => {
    const publication = byId.get(id);
    return publication && isListed(publication) ? [publication] : [];
  });
}
