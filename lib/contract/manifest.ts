import type { ThemeId } from '@/lib/kit/themes';
import type { StarterCard } from './starter';

export interface PlayerRange {
  readonly min: number;
  readonly max: number;
}

/** Facts by which people choose a game, each a few words. */
export interface AboutGame {
  /** Kind of game: "Comic horror". */
  readonly kind: string;
  /** Usual length: "an hour". */
  readonly length: string;
  /** True if a GM runs it. */
  readonly hasHost: boolean;
  /** Things that a table needs besides the printed kit. */
  readonly needs: string;
  /** Youngest players by the book: "10 and up"; absent if the book gives none. */
  readonly ages?: string;
}

/** Summary of a game for lists, without its code. */
export interface Manifest {
  readonly id: string;
  readonly title: string;
  /** Credit for the game's authors, on the site and in kits. */
  readonly credit: string;
  /** First question that a playtest answers: "Does anybody get out?" */
  readonly question: string;
  /** Second sentence of a clean report; left out if “Nobody is safe.” is no finding of the game. */
  readonly passed?: string;
  readonly version: number;
  /** Theme of scenarios that don't choose one. */
  readonly theme: ThemeId;
  readonly about: AboutGame;
  /** Usual number of players, without the host. */
  readonly players: PlayerRange;
  readonly starters: readonly StarterCard[];
}

/** Returns the first line of a report without errors. */
export const inspectionPassed = ({ passed = 'Nobody is safe.' }: Pick<Manifest, 'passed'>): string =>
  `Inspection passed. ${passed}`;
