import type { DriveCode } from '../rules/ratings';
import type { Campaign, HouseRules } from '../schema';

/** No seat, fighter, episode, problem or NPC. */
export const NONE = -1;

/** A Gladiator as it is written. */
export interface WrittenGladiator {
  readonly tags: ReadonlySet<string>;
  readonly drive: DriveCode;
  /** Dice at the start. */
  readonly pool: number;
  readonly ties: readonly { readonly npc: number; readonly base: number }[];
}

export interface EpisodeRule {
  /** NONE where the file names no layer. */
  readonly layer: number;
  readonly npcs: readonly number[];
  /** By problem: what backgrounds it meets. */
  readonly problems: readonly ReadonlySet<string>[];
}

/** A campaign as it is played, shared by all its games; never changes. */
export interface Game {
  readonly body: Campaign;
  readonly rules: HouseRules;
  /** NPC Gladiators, then pregens. */
  readonly roster: readonly WrittenGladiator[];
  /** How many of the roster are NPC Gladiators. */
  readonly npcGladiators: number;
  /** NPCs of all episodes, in their order. */
  readonly npcs: readonly { readonly tags: ReadonlySet<string> }[];
  readonly episodes: readonly EpisodeRule[];
  readonly turnsPerEpisode: number;
  /** A table rolls the dice and types their faces in. */
  readonly isTyped: boolean;
}
