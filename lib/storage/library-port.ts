import type { JsonObject } from '@/lib/kernel/json';

/** Who finds a publication: everyone, or those who have its address. */
export const LISTINGS = ['public', 'unlisted'] as const;
export type Listing = (typeof LISTINGS)[number];

/** What a publication is listed and filtered by. It describes one version. */
export interface LibraryEntry {
  readonly title: string;
  readonly authors: readonly string[];
  /** The publisher's mark. */
  readonly mark: string;
  /** A picture's name as files write it, or ''. */
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
  /** The part of the games that ended well, at a table of four or the next size; null if nobody knows. */
  readonly won: number | null;
}

/** The fields that are searched, the most telling first. Each hit counts in the first that holds all words. */
export const SEARCH_FIELDS = ['title', 'people', 'summary', 'rest'] as const;

/**
 * What a version is found by: the tokens of each field in their order. '' is a gap that no phrase crosses. Tokens that
 * `tokensOf()` of lib/library/search does not make are not found.
 */
export type SearchTokens = Readonly<Record<(typeof SEARCH_FIELDS)[number], readonly string[]>>;

/** A word, or several that must follow each other. */
export interface SearchTerm {
  readonly tokens: readonly string[];
  /** Whether the last token may go on. */
  readonly isPrefix: boolean;
}

/** A query as its words: all of `terms`, none of `excluded`. */
export interface SearchWords {
  readonly terms: readonly SearchTerm[];
  readonly excluded: readonly SearchTerm[];
}

export interface PublishedPicture {
  readonly hash: string;
  readonly alt: string;
  readonly credit: string;
}

/** A version to be published. */
export interface NewVersion {
  readonly publicationId: string;
  readonly memberId: string;
  /** The draft it comes from, which has one publication at most. */
  readonly draftId: string | null;
  readonly system: string;
  /** Of a new publication. One that is there keeps its own. */
  readonly listing: Listing;
  /** Whether it is shown without a moderator's approval. */
  readonly approved: boolean;
  readonly at: number;
  /** One line about the changes. */
  readonly note: string;
  /** Of `bytes`, in hexadecimal digits. */
  readonly sha256: string;
  /** Of its texts; equal texts have equal ones. '' is too little text to tell. */
  readonly fingerprint: string;
  readonly bytes: Uint8Array;
  /** Pictures that are kept already, of whatever draft, or with their bytes. */
  readonly pictures: readonly (PublishedPicture & {
    readonly file?: { readonly type: string; readonly bytes: Uint8Array };
  })[];
  /** The sha256 of each version it is remixed from, nearest first. */
  readonly parents: readonly string[];
  readonly entry: LibraryEntry;
  readonly tokens: SearchTokens;
  /** What its pages show without opening the file. The store does not read it. */
  readonly details: JsonObject;
}

/** How much may be published. */
export interface LibraryLimits {
  /** Versions of one publication, withdrawn ones included. */
  readonly versions: number;
  /** Bytes of all versions and their pictures. */
  readonly bytes: number;
}

/** What became of a version. Nothing was published unless it is 'added'. */
export type AddedVersion =
  | { readonly kind: 'added'; readonly number: number; readonly isNew: boolean }
  /** The publication has had these bytes before. */
  | { readonly kind: 'same'; readonly number: number; readonly isWithdrawn: boolean }
  /** Another publication, which is not among the parents, has these bytes or texts. Only a listed one may be named. */
  | {
      readonly kind: 'copy';
      readonly of: { readonly id: string; readonly number: number; readonly title: string; readonly isListed: boolean };
    }
  /** The draft already has a publication, under another id. */
  | { readonly kind: 'draft-has'; readonly id: string }
  | { readonly kind: 'missing-picture'; readonly hash: string }
  /** A moderator has stopped its publisher, or hidden the publication ('gone'). */
  | { readonly kind: 'too-many' | 'full' | 'not-yours' | 'gone' | 'stopped' };

export interface PublicationRow {
  readonly id: string;
  readonly memberId: string;
  readonly system: string;
  readonly listing: Listing;
  /** When a moderator took it off the list, so that its publisher can't put it back. */
  readonly unlistedAt: number | null;
  readonly createdAt: number;
  /** When its newest version was published. */
  readonly changedAt: number;
  readonly hiddenAt: number | null;
  /** The newest number that was ever given. */
  readonly last: number;
  /** The newest version that is approved and not withdrawn: the one that is listed. Null if there is none. */
  readonly shown: number | null;
  /** Whether the library lists it: public, not hidden, with a version to show. */
  readonly isListed: boolean;
  /** How many listed publications are remixes of any version of it. */
  readonly remixes: number;
  /** Of the version that is shown. */
  readonly entry: LibraryEntry | null;
}

/** A publication as its publisher's list shows it. */
export interface OwnPublication extends PublicationRow {
  /** Never shown to others. */
  readonly draftId: string | null;
}

/** What every version leaves, also one that is withdrawn. */
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

/** What a version holds until it is withdrawn, without its bytes. */
export interface VersionContents {
  readonly entry: LibraryEntry;
  readonly details: JsonObject;
  readonly pictures: readonly PublishedPicture[];
}

export interface LoadedVersion extends VersionRow {
  readonly publication: PublicationRow;
  /** Undefined once it is withdrawn. */
  readonly contents: VersionContents | undefined;
}

/** A publication as the library lists it. */
export interface ListedPublication extends PublicationRow {
  readonly shown: number;
  readonly entry: LibraryEntry;
}

export const LIBRARY_ORDERS = ['newest', 'changed', 'remixed', 'hardest', 'shortest'] as const;
export type LibraryOrder = (typeof LIBRARY_ORDERS)[number];

/** What the listed publications are narrowed to. */
export interface LibraryFilters {
  readonly system?: string | undefined;
  /** Can be played by so many. */
  readonly players?: number | undefined;
  /** Takes so many minutes or less with some number of players. */
  readonly minutes?: number | undefined;
  /** Has one of these licences. */
  readonly licences?: readonly string[] | undefined;
  readonly language?: string | undefined;
  /** Has all of these. */
  readonly tags?: readonly string[] | undefined;
  /** Has none of these warnings. */
  readonly without?: readonly string[] | undefined;
  /** Published by this member: '' is the studio itself. */
  readonly memberId?: string | undefined;
}

export interface LibraryQuery {
  readonly words: SearchWords;
  readonly filters: LibraryFilters;
  readonly order: LibraryOrder;
}

/** The place after a hit, in the order of its query. Plain data; what somebody invents leads to some page, or to none. */
export interface LibraryCursor {
  readonly order: LibraryOrder;
  /** What hits are ordered by before their id, as numbers. */
  readonly key: readonly number[];
  readonly id: string;
}

interface LibraryPage {
  readonly rows: readonly ListedPublication[];
  /** Undefined after the last page. */
  readonly next: LibraryCursor | undefined;
}

/** Counts go as far as this: it stands for as many or more. */
export const COUNTED_MAX = 1000;

/** How many hits there would be with each value in the place of what the query has now; what is missing has none. */
export interface LibraryCounts {
  /** With the query as it is. */
  readonly total: number;
  readonly system: Readonly<Record<string, number>>;
  readonly language: Readonly<Record<string, number>>;
  /** By licence id, up to `COUNTED_MAX` each. */
  readonly licence: Readonly<Record<string, number>>;
  /** By number of players. */
  readonly players: Readonly<Record<number, number>>;
  /** By the most minutes, for those of `MINUTES_COUNTED`. */
  readonly minutes: Readonly<Record<number, number>>;
  /** With the tag as well. */
  readonly tag: Readonly<Record<string, number>>;
  /** Without that warning as well; one that no hit has is missing, and would leave `total`. */
  readonly without: Readonly<Record<string, number>>;
}

export const MINUTES_COUNTED = [30, 60, 90, 120, 180, 240] as const;

/** Publishing, reading and withdrawing. */
export interface Publications {
  /** Publishes a version whole or not at all. Numbers begin at 1, have no gaps and are never used again. */
  addVersion(version: NewVersion, limits: LibraryLimits): Promise<AddedVersion>;
  publication(id: string): Promise<PublicationRow | undefined>;
  publicationOfDraft(draftId: string, memberId: string): Promise<OwnPublication | undefined>;
  /** All of a member's, newest first. */
  publicationsOf(memberId: string): Promise<readonly OwnPublication[]>;
  /** Newest first. */
  versionsOf(id: string): Promise<readonly VersionRow[]>;
  version(id: string, number: number): Promise<LoadedVersion | undefined>;
  /** Undefined if there is no such version, or it is withdrawn. */
  versionBytes(id: string, number: number): Promise<Uint8Array | undefined>;
  versionBySha(sha256: string): Promise<VersionRow | undefined>;
  versionArt(
    id: string,
    number: number,
    hash: string,
  ): Promise<{ readonly type: string; readonly bytes: Uint8Array } | undefined>;
  /** Listed publications that are remixes of any version, newest first. */
  remixesOf(id: string, limit: number): Promise<readonly ListedPublication[]>;
  /** Deletes all that a version holds, and leaves its row. False if the member has no such version, or no longer. */
  withdrawVersion(id: string, number: number, memberId: string, at: number): Promise<boolean>;
  /** Withdraws every version, one after the other. False if the member has no such publication. */
  withdrawPublication(id: string, memberId: string, at: number): Promise<boolean>;
  /** False if the member has no such publication, or a moderator keeps it unlisted. */
  setListing(id: string, memberId: string, listing: Listing): Promise<boolean>;
}

export interface LibrarySearch {
  /** At most `limit` hits after a cursor. What is published meanwhile moves no hit to another page. */
  searchLibrary(query: LibraryQuery, limit: number, after?: LibraryCursor): Promise<LibraryPage>;
  countLibrary(query: LibraryQuery): Promise<LibraryCounts>;
}

/** What a key lets a program do: publish, or also withdraw and delete, as every key once did. */
export type KeyRights = 'publish' | 'all';

interface ApiKeyRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly rights: KeyRights;
}

/** Whose a key is, and what it lets a program do for them. */
export interface KeyOwner extends Pick<ApiKeyRow, 'rights'> {
  readonly memberId: string;
  readonly keyId: string;
}

/** Keys by which programs publish for a member. Only their hashes are kept. */
export interface ApiKeys {
  /** False, and nothing changes, if the member has `max` already. */
  addKey(memberId: string, key: ApiKeyRow, hash: string, max: number): Promise<boolean>;
  keyOwner(hash: string): Promise<KeyOwner | undefined>;
  /** Oldest first. */
  keysOf(memberId: string): Promise<readonly ApiKeyRow[]>;
  removeKey(memberId: string, keyId: string): Promise<boolean>;
}

/** What people published, how it is found, and their keys. Moderation has a port of its own. */
export interface Library extends Publications, LibrarySearch, ApiKeys {}
