import type { ThemeId } from '@/lib/kit/themes';
import type { StarterCard } from './starter';

export interface PlayerRange {
  readonly min: number;
  readonly max: number;
}

/** Summary of a game for lists, without its code. */
export interface Manifest {
  readonly id: string;
  readonly title: string;
  /** Credit for the game's authors, on the site and in kits. */
  readonly credit: string;
  /** First question that a playtest answers: "Does anybody get out?" */
  readonly question: string;
  readonly version: number;
  /** Theme of scenarios that don't choose one. */
  readonly theme: ThemeId;
  /** Usual number of players, without the host. */
  readonly players: PlayerRange;
  readonly starters: readonly StarterCard[];
}
