import type { Issue } from '@/lib/kernel/issue';
import type { JsonObject } from '@/lib/kernel/json';
import type { Result } from '@/lib/kernel/result';
import type { ChainLink } from '@/lib/scenario/draft';
import type { LibraryEntry, NewVersion, PublishedPicture } from '@/lib/storage/library-port';
import type { PublishedFigures, VersionDetails } from './version-details';

/** What a version is made of. */
export type VersionSource =
  /** Updates of a draft's document, as the log has them. */
  | { readonly kind: 'draft'; readonly system: string; readonly updates: readonly Uint8Array[] }
  /** What a file holds, parsed. */
  | { readonly kind: 'file'; readonly scenario: JsonObject };

/** A version of this library that a chain names. */
export interface KnownVersion {
  readonly publicationId: string;
  /** What the library says of it, whatever the chain does. */
  readonly link: ChainLink;
  /** Whether the publisher of the new version published it too. */
  readonly isOwn: boolean;
}

/** Asks for a version, as far as it can be made without the store. */
export interface PrepareJob {
  readonly source: VersionSource;
  readonly publicationId: string;
  /** What the library has of the versions that a chain names, by sha256. Null for one that it does not have. */
  readonly versions: ReadonlyMap<string, KnownVersion | null>;
  /** People's own pictures, by hash. Null for one that the publisher does not have. */
  readonly pictures: ReadonlyMap<string, PublishedPicture | null>;
}

/** A version that is complete but for its playtest and what only the store knows. */
export interface PreparedVersion
  extends Pick<NewVersion, 'system' | 'sha256' | 'fingerprint' | 'bytes' | 'pictures' | 'parents' | 'tokens'> {
  readonly entry: Omit<LibraryEntry, 'mark' | 'minutesLow' | 'minutesHigh' | 'won'>;
  readonly details: Omit<VersionDetails, 'figures'>;
}

export type Prepared =
  /** Ask again with these among `versions` and `pictures`. */
  | { readonly kind: 'needs'; readonly versions: readonly string[]; readonly pictures: readonly string[] }
  /** It can't be published: why not. */
  | { readonly kind: 'refused'; readonly issues: readonly Issue[] }
  | { readonly kind: 'ready'; readonly version: PreparedVersion };

/** Asks for the playtest of a version. */
export interface PlayJob {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  /** After which no other game begins. */
  readonly timeMs: number;
}

/** Asks for the starters of all games as versions, each with its playtest. */
export interface StartersJob {
  readonly starters: { readonly timeMs: number };
}

/** Does the heavy work of publishing away from those who answer requests. */
export interface Preparer {
  /** Fails where too many are waiting, or where it would take too much time or memory. */
  prepare(job: PrepareJob): Promise<Result<Prepared, 'busy' | 'too-much'>>;
  /** Null for a game that bots can't play, and for games that take too much. Fails where too many are waiting. */
  play(job: PlayJob): Promise<Result<PublishedFigures | null, 'busy'>>;
}
