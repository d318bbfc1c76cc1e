import type { Ability, Release, Ship } from '../schema';
import type { Metric, Toward } from '../vocabulary';

/** No place, tile, seat or index. */
export const NONE = -1;
/** Duration of effects that last to the end of the game. */
export const FOREVER = 1_000_000;

/** Values of a tile: safe, objective, or FIRST_TRAP + index of the trap. */
export const SAFE = 0;
export const OBJECTIVE = 1;
export const FIRST_TRAP = 2;
export type Tile = number;

/** A cell with a tile, numbered row by row; after the cells come the start and finish boards. */
export type Place = number;

/** A trap, with its effects grouped by kind. */
export interface TrapRule {
  readonly onFlip: boolean;
  readonly assistable: boolean;
  readonly stackable: boolean;
  readonly tiles: number;
  readonly tokens: number;
  /** True if a lasting effect makes the victim take a token. */
  readonly leavesToken: boolean;
  /** Rounds without peeking or moving; 0 for none. */
  readonly noPeek: number;
  readonly noMove: number;
  readonly compel: { readonly toward: Toward; readonly until: 'arrival' | 'noneFaceDown' } | undefined;
  /** Change of action points in every round, and in the current one. */
  readonly apDelta: number;
  readonly apNow: number;
  readonly surcharge: number;
  /** Immediate effects on people and tiles, in order. */
  readonly deeds: readonly Deed[];
}

export type Deed =
  | { readonly kind: 'teleport'; readonly to: Place }
  | { readonly kind: 'removeTile'; readonly replaced: boolean }
  | { readonly kind: 'swapTile'; readonly afterRounds: number; readonly faceDown: boolean; readonly bounce: boolean };

export type AbilityRule =
  | { readonly kind: 'hop'; readonly apCost: number; readonly uses: number }
  | {
      readonly kind: 'farPeek';
      readonly apCost: number;
      readonly uses: number;
      readonly reach: number;
      readonly metric: Metric;
    }
  | { readonly kind: 'slipIn'; readonly apCost: number; readonly uses: number; readonly except: readonly boolean[] }
  | {
      readonly kind: 'disarm';
      readonly apCost: number;
      readonly uses: number;
      readonly rounds: number;
      readonly faceDown: boolean;
    };

export interface CharacterRule {
  /** Indexed by trap. */
  readonly immune: readonly boolean[];
  readonly waives: readonly boolean[];
  readonly releases: readonly ReleaseRule[];
  readonly abilities: readonly AbilityRule[];
}

export interface ReleaseRule extends Pick<Release, 'apCost' | 'afterRounds' | 'includesMove'> {
  readonly trap: number;
}

interface LevelRule {
  readonly safe: number;
  readonly trap: number;
  readonly objective: number;
}

export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
type Direction = (typeof DIRECTIONS)[number];

/** A straight jump over one cell. */
export interface Hop {
  readonly to: Place;
  readonly dir: Direction;
}

/** A compiled ship. Immutable; shared by all its games. */
export interface Game {
  readonly body: Ship;
  readonly cells: number;
  readonly start: Place;
  readonly finish: Place;
  readonly places: number;
  /** "B2" by cell, then "S" and "F". */
  readonly names: readonly string[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** Cells covered by each board. */
  readonly startSpots: readonly { readonly x: number; readonly y: number }[];
  readonly finishSpots: readonly { readonly x: number; readonly y: number }[];
  /** Orthogonal neighbours in ascending order; boards come last. */
  readonly neighbours: readonly (readonly Place[])[];
  readonly hops: readonly (readonly Hop[])[];
  readonly levels: readonly LevelRule[];
  readonly traps: readonly TrapRule[];
  readonly characters: readonly CharacterRule[];
  /** Character without abilities, for players beyond the number of characters. */
  readonly nobody: CharacterRule;
  readonly apPerRound: number;
  readonly lastSpace: number;
  readonly offsets: readonly number[];
  readonly rules: Ship['options'];
}

export type AbilityKind = Ability['kind'];
