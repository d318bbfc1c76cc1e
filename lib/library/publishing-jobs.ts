import type { Issue } from '@/lib/kernel/issue';
import type { JsonObject } from '@/lib/kernel/json';
import type { Result } from '@/lib/kernel/result';
import type { ChainLink } from '@/lib/scenario/draft';
import type { KnownPicture } from '@/lib/scenario/publishable';
import type { LibraryEntry, NewVersion } from '@/lib/storage/library-port';
import type { Filling } from '@/lib/table/fill-gaps';
import type { PublishedFigures, VersionDetails } from './version-details';

export type VersionSource =
  /** Updates of a draft's document, as stored in the log. */
  | { readonly kind: 'draft'; readonly system: string; readonly updates: readonly Uint8Array[] }
  /** Parsed content of a file. */
  | { readonly kind: 'file'; readonly scenario: JsonObject };

export interface KnownVersion {
  readonly publicationId: string;
  /** The library's own data about the version, which overrides the chain's. */
  readonly link: ChainLink;
  /** True if the publisher of the new version published this one too. */
  readonly isOwn: boolean;
}

/** Requests a version, as far as it can be built without the store. */
export interface PrepareJob {
  readonly source: VersionSource;
  readonly publicationId: string;
  /** Known versions in the chain, by SHA-256. Null for one that the library does not have. */
  readonly versions: ReadonlyMap<string, KnownVersion | null>;
  /** Uploaded pictures, by hash. Null for one that the publisher does not have. */
  readonly pictures: ReadonlyMap<string, KnownPicture | null>;
}

/** A version that lacks only its playtest and the data from the store. */
export interface PreparedVersion
  extends Pick<NewVersion, 'system' | 'sha256' | 'fingerprint' | 'bytes' | 'pictures' | 'parents' | 'tokens'> {
  readonly entry: Omit<LibraryEntry, 'mark' | 'minutesLow' | 'minutesHigh' | 'won'>;
  readonly details: Omit<VersionDetails, 'figures'>;
}

export type Prepared =
  /** Repeat the request with these among `versions` and `pictures`. */
  | { readonly kind: 'needs'; readonly versions: readonly string[]; readonly pictures: readonly string[] }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[] }
  | { readonly kind: 'ready'; readonly version: PreparedVersion };

export interface PlayJob {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  /** Time limit, after which no further game begins. */
  readonly timeMs: number;
}

export interface StartersJob {
  readonly starters: { readonly timeMs: number };
}

/** Fills the gaps of a draft. */
export interface FillJob {
  readonly fill: { readonly system: string; readonly draft: JsonObject; readonly seed: number };
}

/** Does the heavy work of publishing and filling drafts off the request threads. */
export interface Preparer {
  /** Fails if the queue is full, or if the job would take too much time or memory. */
  prepare(job: PrepareJob): Promise<Result<Prepared, 'busy' | 'too-much'>>;
  /** Null for a game that bots can't play, or if the job takes too much. Fails if the queue is full. */
  play(job: PlayJob): Promise<Result<PublishedFigures | null, 'busy'>>;
  /** Fails if the queue is full, or if the job would take too much time or memory. */
  fill(job: FillJob): Promise<Result<Filling, 'busy' | 'too-much'>>;
}
