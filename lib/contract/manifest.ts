import type { ListedStarter } from './starter';

export interface PlayerRange {
  readonly min: number;
  readonly max: number;
}

/** A game as lists show it, without its code. */
export interface Manifest {
  readonly id: string;
  readonly title: string;
  /** Who invented the game, as its credits must say. */
  readonly credit: string;
  /** What a playtest answers first: "Does anybody get out?" */
  readonly question: string;
  readonly version: number;
  /** Players besides the host, as a rule. */
  readonly players: PlayerRange;
  readonly starters: readonly ListedStarter[];
}
