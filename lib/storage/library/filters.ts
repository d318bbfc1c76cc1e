import { COUNTED_MAX, type LibraryCounts, type LibraryFilters } from '../library-port';
import type { Catalogue } from './catalogue';
import { type Group, lasts, SINGLE, type Single } from './catalogue-item';
import { Places } from './places';

/** What each filter leaves; undefined if it is not set. */
const LEFT: Readonly<Record<Single, (catalogue: Catalogue, filters: LibraryFilters) => Places | undefined>> = {
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

/** Those of some places that meet all filters, or all but one. */
export function narrow(catalogue: Catalogue, places: Places, filters: LibraryFilters, except?: Single): Places {
  const { tags = [], without = [], memberId } = filters;
  const left = [
    ...SINGLE.map((filter) => (filter === except ? undefined : LEFT[filter](catalogue, filters))),
    ...tags.map((tag) => catalogue.having('tag', tag)),
    memberId === undefined ? undefined : catalogue.where((item) => item.memberId === memberId),
  ];
  const within = left.reduce<Places>((all, each) => (each ? all.and(each) : all), places);
  return without.reduce((all, warning) => all.without(catalogue.having('without', warning)), within);
}

/** Counts places by what each filter could be. */
export function countPlaces(catalogue: Catalogue, places: Places, filters: LibraryFilters): LibraryCounts {
  const hits = narrow(catalogue, places, filters);
  const total = hits.size;
  const count = (group: Group, among: Places, of = (having: number) => having) =>
    Object.fromEntries(
      [...catalogue.values(group)]
        .map(([value, having]) => [value, having.countIn(among)] as const)
        .filter(([, having]) => having > 0)
        .map(([value, having]) => [value, capped(of(having))]),
    );
  // What another value of a filter would find is not narrowed by the one that is chosen.
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
