import type { DriveCode } from '../rules/ratings';
import type { Tally } from './tally';

export type Seat = number;
/** Players' Gladiators by seat, then NPC Gladiators. */
export type FighterId = number;

/** What is to be decided. */
export type Phase =
  | 'pick'
  | 'nature'
  | 'drive'
  | 'company'
  | 'stage'
  | 'place'
  | 'turn'
  | 'answer'
  | 'name'
  | 'frame'
  | 'rule'
  | 'build'
  | 'betray'
  | 'judge'
  | 'roll'
  | 'dice'
  | 'reward'
  | 'cutscene'
  | 'loss'
  | 'survive'
  | 'over';

/** A relationship. It rests for so many conflicts. */
export interface Tie {
  readonly npc: number;
  base: number;
  rest: number;
}

/** On their feet in an episode, out of it, the last on their feet there, in none, or dead. */
export type Standing = 'in' | 'out' | 'last' | 'idle' | 'dead';

export interface Fighter {
  /** Place in the roster; NONE for one that nobody has written. */
  written: number;
  drive: DriveCode;
  switched: boolean;
  /** Dice; below 0 for those who have just fallen. */
  pool: number;
  readonly ties: Tie[];
  standing: Standing;
  /** Place in `State.episodes`; NONE for none. */
  episode: number;
}

/** An episode of this layer. Pairs are numbers (pairs.ts). */
export interface EpisodeInPlay {
  /** NONE where nobody has written one. */
  written: number;
  turns: number;
  open: boolean;
  /** Pairs that have been paid for meeting, that have a truce, and whose encounter was broken off. */
  readonly met: number[];
  readonly truces: number[];
  readonly brokenOff: number[];
  /** Who is engaged with whom: a list for each encounter that is not over. */
  readonly encounters: FighterId[][];
}

/** One who rolls. */
export interface Side {
  /** NONE for the GM's side of an ordinary conflict. */
  readonly fighter: FighterId;
  background: boolean;
  gamble: number;
  /** The last dice gambled at once. */
  lastGamble: number;
  /** NPCs whose help was bought, and all whose help added dice or could have. */
  readonly bought: number[];
  readonly used: number[];
  judgment: number;
  leaving: boolean;
  /** Meeting bonus that was paid in this scene. */
  met: number;
  /** How many dice are due, and what they showed. */
  due: number;
  readonly faces: number[];
  ones: number;
  /** Victories suffered, and how many of them ties have taken. */
  loss: number;
  allotted: number;
}

/** Dice of somebody's Judgment Pool, for a side. */
export interface Backing {
  readonly seat: Seat;
  readonly side: number;
  dice: number;
}

/** A scene from its framing to what comes of its roll. */
export interface Scene {
  readonly episode: number;
  /** Whose scene it is; in an encounter, who frames it. */
  readonly actor: FighterId;
  readonly framer: Seat;
  readonly isEncounter: boolean;
  /** Who builds first and sets the limit of the gamble. */
  readonly initiative: FighterId;
  /** Place in the written episode; NONE for none. */
  problem: number;
  readonly npcs: number[];
  readonly sides: Side[];
  /** The side, or the seat, whose decision is awaited in the present step. */
  place: number;
  /** The most dice that may be gambled; NONE for no limit. */
  limit: number;
  /** Pairs of participants under a truce as betrayals began; who betrayed whom: by * PAIR + of. */
  readonly partners: number[];
  readonly betrayals: number[];
  readonly backings: Backing[];
  /** Places of sides that may still take a reward. */
  readonly rewards: number[];
  /** The NPC Gladiator of the cut-scene; NONE for none yet. */
  told: FighterId;
}

/** A campaign in play. Plain data, changed in place; the dice lie inside. */
export interface State {
  readonly players: number;
  readonly rng: number[];
  phase: Phase;
  /** Whose decision is awaited; NONE once it is over. The GM has the seat after the players. */
  awaited: Seat;
  /** Counted from 0. */
  layer: number;
  isCore: boolean;
  readonly fighters: Fighter[];
  readonly episodes: EpisodeInPlay[];
  /** By NPC: dead, mad or otherwise gone. */
  readonly lost: boolean[];
  /** By seat: dice of the Judgment Pool. */
  readonly judgment: number[];
  /** By seat: an NPC Gladiator whose encounter with it goes on at its next turn; NONE for none. */
  readonly resumes: FighterId[];
  /** Picking: by seat, roster places that it was dealt; empty where all choose from the pregens. */
  readonly hands: number[][];
  /** Whose turn it is. */
  turn: Seat;
  /** The one to whom a truce is offered this turn; NONE before. */
  offered: FighterId;
  scene: Scene | null;
  turns: number;
  /** Layers running in which no NPC Gladiator was placed, or none died. */
  idleLayers: number;
  quietLayers: number;
  /** NPC Gladiators placed and dead on this layer. */
  placed: number;
  died: number;
  ending: number;
  readonly winners: Seat[];
  readonly tally: Tally;
}

/** The whole table, but for the dice to come and what only playtests count. */
export type Shown = Readonly<Omit<State, 'rng' | 'tally'>>;
