import type { Effort, Route } from '@/lib/contract/authored';
import type { Spread } from '@/lib/contract/playtest-report';
import type { ChainLink } from '@/lib/scenario/draft';

interface PublishedCount {
  readonly one: string;
  readonly many: string;
  /** Text form, such as "3–5" if the number varies. */
  readonly total: string;
}

/** Share of the games with this ending, from 0 to 1. Its title is '' if players must not know it. */
interface PublishedEnding {
  readonly id: string;
  readonly title: string;
  readonly share: number;
}

export interface PublishedTable {
  readonly players: number;
  readonly games: number;
  /** Number of games that reached an end. */
  readonly finished: number;
  /** Duration of games at a table; null if none reached an end. */
  readonly minutes: Spread | null;
  /** Share of the games that ended well. */
  readonly won: number;
  readonly endings: readonly PublishedEnding[];
}

export interface PublishedFigures {
  /** Version of the rules: the game, the version of its scenarios, and a hash of the program that played. */
  readonly engine: string;
  /** Number of games over all table sizes. */
  readonly games: number;
  /** True if time sufficed for all planned games. */
  readonly complete: boolean;
  readonly tables: readonly PublishedTable[];
}

/** Data that the pages of a version show without opening its file. Plain JSON. */
export interface VersionDetails {
  readonly counts: readonly PublishedCount[];
  /** A title is '' if players must not know it. */
  readonly routes: readonly Pick<Route, 'title' | 'reachable' | 'least' | 'exact'>[];
  /** Unit of length for a way out. */
  readonly effort: Pick<Effort, 'one' | 'many'>;
  /** Null for a game that bots can't play, or if the games took too much. */
  readonly figures: PublishedFigures | null;
  /** Nearest first. */
  readonly chain: readonly ChainLink[];
  /** Cover picture as a file names it; '' for none. */
  readonly cover: string;
  /** Number of words that players can read. */
  readonly words: number;
  /** Warnings that the authors accepted on purpose, for moderators only. Versions from before have none. */
  readonly accepted?: readonly string[];
}
