import type { JsonObject } from '@/lib/kernel/json';
import type { KnownPicture } from '@/lib/scenario/publishable';

/** Visibility of a publication: listed for everybody, or found only by its address. */
export const LISTINGS = ['public', 'unlisted'] as const;
export type Listing = (typeof LISTINGS)[number];

/** Metadata by which a publication is listed and filtered, from one version. */
export interface LibraryEntry {
  readonly title: string;
  readonly authors: readonly string[];
  /** The publisher's mark. */
  readonly mark: string;
  /** Name of a picture as files write it, or ''. */
  readonly cover: string;
  readonly summary: string;
  readonly language: string;
  /** An id of the licence table. */
  readonly licence: string;
  readonly tags: readonly string[];
  readonly warnings: readonly string[];
  readonly playersMin: number;
  readonly playersMax: number;
  /** Lowest and highest median; null if no game finished. */
  readonly minutesLow: number | null;
  readonly minutesHigh: number | null;
  /** Share of games that ended well, at a table of four or the nearest size; null if unknown. */
  readonly won: number | null;
  /** Names of what hunts people, as on its poster; '' or absent if there is none to name. */
  readonly hunter?: string;
}

/** Searched fields, in order of relevance. A hit ranks by the first field that contains all words. */
export const SEARCH_FIELDS = ['title', 'people', 'summary', 'rest'] as const;

/**
 * Search terms of a version: the tokens of each field, in order. '' is a gap that no phrase crosses. Only tokens made
 * by `tokensOf()` of lib/library/search can be found.
 */
export type SearchTokens = Readonly<Record<(typeof SEARCH_FIELDS)[number], readonly string[]>>;

/** A word, or a phrase of several. */
export interface SearchTerm {
  readonly tokens: readonly string[];
  /** True if the last token matches as a prefix. */
  readonly isPrefix: boolean;
}

/** Words of a query: hits have all `terms` and none of `excluded`. */
export interface SearchWords {
  readonly terms: readonly SearchTerm[];
  readonly excluded: readonly SearchTerm[];
}

export interface NewVersion {
  readonly publicationId: string;
  readonly memberId: string;
  /** The draft it comes from, which can have only one publication. */
  readonly draftId: string | null;
  readonly system: string;
  /** Listing of a new publication. Existing ones keep theirs. */
  readonly listing: Listing;
  /** True if it needs no moderator's approval. */
  readonly approved: boolean;
  readonly at: number;
  /** One line about the changes. */
  readonly note: string;
  /** SHA-256 of `bytes`, in hex. */
  readonly sha256: string;
  /** Fingerprint of its texts, for finding copies. '' if there is too little text. */
  readonly fingerprint: string;
  readonly bytes: Uint8Array;
  /** Pictures that are stored already, in any draft, or with their bytes. */
  readonly pictures: readonly (KnownPicture & {
    readonly file?: { readonly type: string; readonly bytes: Uint8Array };
  })[];
  /** SHA-256 of each version it is remixed from, nearest first. */
  readonly parents: readonly string[];
  readonly entry: LibraryEntry;
  readonly tokens: SearchTokens;
  /** Data of its pages that would otherwise need the file. Opaque to the store. */
  readonly details: JsonObject;
}

export interface LibraryLimits {
  /** Versions of one publication, including withdrawn ones. */
  readonly versions: number;
  /** Bytes of all versions and their pictures. */
  readonly bytes: number;
}

/** Result of publishing. Nothing was published unless it is 'added'. */
export type AddedVersion =
  | { readonly kind: 'added'; readonly number: number; readonly isNew: boolean }
  /** The publication already had these bytes. */
  | { readonly kind: 'same'; readonly number: number; readonly isWithdrawn: boolean }
  /** Another publication, which is not a parent, has these bytes or texts. Reveal it only if `isListed`. */
  | {
      readonly kind: 'copy';
      readonly of: { readonly id: string; readonly number: number; readonly title: string; readonly isListed: boolean };
    }
  /** The draft already has a publication, under another id. */
  | { readonly kind: 'draft-has'; readonly id: string }
  | { readonly kind: 'missing-picture'; readonly hash: string }
  /** 'stopped': a moderator has stopped the publisher; 'gone': a moderator has hidden the publication. */
  | { readonly kind: 'too-many' | 'full' | 'not-yours' | 'gone' | 'stopped' };

export interface PublicationRow {
  readonly id: string;
  readonly memberId: string;
  readonly system: string;
  readonly listing: Listing;
  /** Time at which a moderator took it off the list; its publisher can't put it back. */
  readonly unlistedAt: number | null;
  readonly createdAt: number;
  /** Time at which its newest version was published. */
  readonly changedAt: number;
  readonly hiddenAt: number | null;
  /** Highest version number so far, including withdrawn versions. */
  readonly last: number;
  /** Newest version that is approved and not withdrawn, which is the one listed. Null if there is none. */
  readonly shown: number | null;
  /** True if the library lists it: public, not hidden, with a version to show. */
  readonly isListed: boolean;
  /** Number of listed publications that are remixes of any version of it. */
  readonly remixes: number;
  /** Metadata of the shown version. */
  readonly entry: LibraryEntry | null;
}

export interface OwnPublication extends PublicationRow {
  /** Never shown to others. */
  readonly draftId: string | null;
}

/** Tombstone data of a version, kept when it is withdrawn. */
export interface VersionRow {
  readonly publicationId: string;
  readonly number: number;
  readonly sha256: string;
  readonly at: number;
  /** Null as long as it waits for a moderator. */
  readonly approvedAt: number | null;
  readonly withdrawnAt: number | null;
  /** '' once it is withdrawn. */
  readonly note: string;
}

/** Contents of a version until it is withdrawn, without its bytes. */
export interface VersionContents {
  readonly entry: LibraryEntry;
  readonly details: JsonObject;
  readonly pictures: readonly KnownPicture[];
}

export interface LoadedVersion extends VersionRow {
  readonly publication: PublicationRow;
  /** Undefined once it is withdrawn. */
  readonly contents: VersionContents | undefined;
}

export interface ListedPublication extends PublicationRow {
  readonly shown: number;
  readonly entry: LibraryEntry;
}

export const LIBRARY_ORDERS = ['newest', 'changed', 'remixed', 'hardest', 'shortest'] as const;
export type LibraryOrder = (typeof LIBRARY_ORDERS)[number];

export interface LibraryFilters {
  readonly system?: string | undefined;
  /** Player count that it supports. */
  readonly players?: number | undefined;
  /** Longest acceptable game in minutes, with any player count. */
  readonly minutes?: number | undefined;
  /** Has one of these licences. */
  readonly licences?: readonly string[] | undefined;
  readonly language?: string | undefined;
  /** Has all of these tags. */
  readonly tags?: readonly string[] | undefined;
  /** Has none of these warnings. */
  readonly without?: readonly string[] | undefined;
  /** Published by this member; '' is the studio itself. */
  readonly memberId?: string | undefined;
}

export interface LibraryQuery {
  readonly words: SearchWords;
  readonly filters: LibraryFilters;
  readonly order: LibraryOrder;
}

/** Position after a hit in the order of its query. Plain data from the client: invented values are harmless. */
export interface LibraryCursor {
  readonly order: LibraryOrder;
  /** Sort key of the hit, before its id. */
  readonly key: readonly number[];
  readonly id: string;
}

interface LibraryPage {
  readonly rows: readonly ListedPublication[];
  /** Undefined after the last page. */
  readonly next: LibraryCursor | undefined;
}

/** Counts are capped at this value, which means "this many or more". */
export const COUNTED_MAX = 1000;

/** Numbers of hits if each filter had another value; missing values have none. */
export interface LibraryCounts {
  /** Hits of the query itself. */
  readonly total: number;
  readonly system: Readonly<Record<string, number>>;
  readonly language: Readonly<Record<string, number>>;
  /** By licence id, each capped at `COUNTED_MAX`. */
  readonly licence: Readonly<Record<string, number>>;
  /** By player count. */
  readonly players: Readonly<Record<number, number>>;
  /** By longest game, for the values of `MINUTES_COUNTED`. */
  readonly minutes: Readonly<Record<number, number>>;
  /** With this tag in addition. */
  readonly tag: Readonly<Record<string, number>>;
  /** Without this warning in addition. Warnings that no hit has are missing: excluding them would leave `total`. */
  readonly without: Readonly<Record<string, number>>;
}

export const MINUTES_COUNTED = [30, 60, 90, 120, 180, 240] as const;

export interface Publications {
  /** Publishes a version atomically. Numbers begin at 1, have no gaps and are never reused. */
  addVersion(version: NewVersion, limits: LibraryLimits): Promise<AddedVersion>;
  publication(id: string): Promise<PublicationRow | undefined>;
  publicationOfDraft(draftId: string, memberId: string): Promise<OwnPublication | undefined>;
  /** Lists a member's publications, newest first. */
  publicationsOf(memberId: string): Promise<readonly OwnPublication[]>;
  /** Newest first. */
  versionsOf(id: string): Promise<readonly VersionRow[]>;
  version(id: string, number: number): Promise<LoadedVersion | undefined>;
  /** Undefined if there is no such version or it is withdrawn. */
  versionBytes(id: string, number: number): Promise<Uint8Array | undefined>;
  versionBySha(sha256: string): Promise<VersionRow | undefined>;
  versionArt(
    id: string,
    number: number,
    hash: string,
  ): Promise<{ readonly type: string; readonly bytes: Uint8Array } | undefined>;
  /** Lists publications that are remixes of any version, newest first. */
  remixesOf(id: string, limit: number): Promise<readonly ListedPublication[]>;
  /** Deletes a version's contents but keeps its row. False if the member has no such version, or no longer. */
  withdrawVersion(id: string, number: number, memberId: string, at: number): Promise<boolean>;
  /** Withdraws every version, one at a time. False if the member has no such publication. */
  withdrawPublication(id: string, memberId: string, at: number): Promise<boolean>;
  /** False if the member has no such publication or a moderator keeps it unlisted. */
  setListing(id: string, memberId: string, listing: Listing): Promise<boolean>;
}

export interface LibrarySearch {
  /** Returns at most `limit` hits after a cursor. Pages stay stable while others publish. */
  searchLibrary(query: LibraryQuery, limit: number, after?: LibraryCursor): Promise<LibraryPage>;
  countLibrary(query: LibraryQuery): Promise<LibraryCounts>;
}

/** Rights of an API key: publishing only, or also withdrawing and deleting, as for all keys of older versions. */
export type KeyRights = 'publish' | 'all';

interface ApiKeyRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly rights: KeyRights;
}

export interface KeyOwner extends Pick<ApiKeyRow, 'rights'> {
  readonly memberId: string;
  readonly keyId: string;
}

/** API keys with which programs publish for a member. Only hashes are stored. */
export interface ApiKeys {
  /** False without changes if the member already has `max` keys. */
  addKey(memberId: string, key: ApiKeyRow, hash: string, max: number): Promise<boolean>;
  keyOwner(hash: string): Promise<KeyOwner | undefined>;
  /** Oldest first. */
  keysOf(memberId: string): Promise<readonly ApiKeyRow[]>;
  removeKey(memberId: string, keyId: string): Promise<boolean>;
}

/** Published scenarios, search, and API keys. Moderation has its own port. */
export interface Library extends Publications, LibrarySearch, ApiKeys {}
