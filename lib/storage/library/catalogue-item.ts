import { type LibraryEntry, type LibraryOrder, MINUTES_COUNTED } from '../library-port';

/** Fields of a publication for filters and sort orders. */
export interface CatalogueItem
  extends Pick<
    LibraryEntry,
    'language' | 'licence' | 'tags' | 'warnings' | 'playersMin' | 'playersMax' | 'minutesLow' | 'won'
  > {
  readonly id: string;
  readonly place: number;
  readonly memberId: string;
  readonly system: string;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly remixes: number;
}

/** Longer than any game. */
const MINUTES_MAX = 1_000_000;

/** Sort keys of each order, descending; ties are broken by id. */
export const KEYS: Readonly<Record<LibraryOrder, (item: CatalogueItem) => readonly number[]>> = {
  newest: ({ createdAt }) => [createdAt],
  changed: ({ changedAt }) => [changedAt],
  remixed: ({ remixes, createdAt }) => [remixes, createdAt],
  // Integers, since they are part of cursors in URLs. Unplayed scenarios come last.
  hardest: ({ won, createdAt }) => [won === null ? -1 : Math.round((1 - won) * 1000), createdAt],
  shortest: ({ minutesLow, createdAt }) => [minutesLow === null ? -MINUTES_MAX : -Math.round(minutesLow), createdAt],
};

/** Compares two sort keys with ids, for `toSorted`. */
export function compareKeys(
  [a, idA]: readonly [key: readonly number[], id: string],
  [b, idB]: readonly [key: readonly number[], id: string],
): number {
  for (const [i, value] of a.entries()) {
    const difference = (b[i] ?? 0) - value;
    if (difference !== 0) return difference;
  }
  if (idA === idB) return 0;
  return idA < idB ? -1 : 1;
}

/** Filters that take a single value. */
export const SINGLE = ['system', 'players', 'minutes', 'licence', 'language'] as const;
export type Single = (typeof SINGLE)[number];

/** Groups in which hits are counted. */
export const GROUPS = [...SINGLE, 'tag', 'without'] as const;
export type Group = (typeof GROUPS)[number];

/** Values of a publication in each group. */
export const VALUES: Readonly<Record<Group, (item: CatalogueItem) => readonly (string | number)[]>> = {
  system: ({ system }) => [system],
  players: ({ playersMin, playersMax }) =>
    Array.from({ length: Math.max(0, playersMax - playersMin + 1) }, (_, i) => playersMin + i),
  minutes: (item) => MINUTES_COUNTED.filter((minutes) => lasts(item, minutes)),
  licence: ({ licence }) => [licence],
  language: ({ language }) => [language],
  tag: ({ tags }) => tags,
  without: ({ warnings }) => warnings,
};

/** Tells whether a game can take at most that many minutes. */
export const lasts = ({ minutesLow }: CatalogueItem, minutes: number) => minutesLow !== null && minutesLow <= minutes;
