import type { Effort, Route } from '@/lib/contract/authored';
import type { Spread } from '@/lib/contract/playtest-report';
import type { ChainLink } from '@/lib/scenario/draft';

/** How many there are of something, for a version's page: "12 rooms". */
interface PublishedCount {
  readonly one: string;
  readonly many: string;
  /** As people read it, such as "3–5" where only one number holds at a time. */
  readonly total: string;
}

/** A way out. Its title is '' where players are not to know it. */
type PublishedRoute = Pick<Route, 'title' | 'reachable' | 'least' | 'exact'>;

/** How often games ended so, as a part of 1. Its title is '' where players are not to know it. */
interface PublishedEnding {
  readonly id: string;
  readonly title: string;
  readonly share: number;
}

/** What games with so many players came to. */
export interface PublishedTable {
  readonly players: number;
  readonly games: number;
  /** Games that came to an end. */
  readonly finished: number;
  /** How long games take at a table; null if none came to an end. */
  readonly minutes: Spread | null;
  /** The part of the games that ended well. */
  readonly won: number;
  readonly endings: readonly PublishedEnding[];
}

/** What the studio's own playtest of a version came to. */
export interface PublishedFigures {
  /** Which rules were played: the game, the version of its scenarios, and a hash of the program that played. */
  readonly engine: string;
  /** Games that were played with all numbers of players together. */
  readonly games: number;
  /** Whether time was enough for all that were to be played. */
  readonly complete: boolean;
  readonly tables: readonly PublishedTable[];
}

/** What the pages of a version show without opening its file. Plain JSON. */
export interface VersionDetails {
  readonly counts: readonly PublishedCount[];
  readonly routes: readonly PublishedRoute[];
  /** What a way out is measured in. */
  readonly effort: Pick<Effort, 'one' | 'many'>;
  /** Null for a game that bots can't play, and for games that took too much. */
  readonly figures: PublishedFigures | null;
  /** Nearest first. */
  readonly chain: readonly ChainLink[];
  /** The picture on the cover, as a file names it; '' for none. */
  readonly cover: string;
  /** How many words its players can read. */
  readonly words: number;
}
