import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { filled, zeros } from '@/lib/kernel/filled';
import { seededRng } from '@/lib/kernel/rng';
import { DEATH_WISH, type DriveCode } from '../rules/ratings';
import { type Game, NONE } from './game';

export type Seat = number;
/** Players' Gladiators by seat, then NPC Gladiators. */
export type FighterId = number;

type Gathering = 'pick' | 'nature' | 'drive' | 'company' | 'stage' | 'place';
type Framing = 'turn' | 'answer' | 'name' | 'frame' | 'rule';
type Rolling = 'build' | 'betray' | 'judge' | 'roll' | 'dice' | 'reward' | 'cutscene' | 'loss';
/** Phases: before a layer, until a scene is framed, in its conflict, after it, and over. */
export type Phase = Gathering | Framing | Rolling | 'survive' | 'over';

/** A relationship; `rest` is the number of conflicts it still rests. */
export interface Tie {
  readonly npc: number;
  base: number;
  rest: number;
}

/** Still standing in an episode, out of it, last one standing there, in none, or dead. */
type Standing = 'in' | 'out' | 'last' | 'idle' | 'dead';

export type Fighter = ReturnType<typeof newFighter>;

export const newFighter = (pool: number) => ({
  /** Index in the roster; NONE for an unwritten Gladiator. */
  written: NONE,
  drive: DEATH_WISH as DriveCode,
  switched: false,
  /** Dice; below 0 for a Gladiator that has just fallen. */
  pool,
  ties: [] as Tie[],
  standing: 'idle' as Standing,
  /** Index in `State.episodes`; NONE if in none. */
  episode: NONE,
});

/** An episode of this layer. Pairs are encoded as numbers (pairs.ts). */
export type EpisodeInPlay = ReturnType<typeof newEpisode>;

export const newEpisode = () => ({
  /** NONE for an improvised episode. */
  written: NONE,
  turns: 0,
  open: true,
  /** Pairs: meeting bonus paid, under a truce, encounter broken off. */
  met: [] as number[],
  truces: [] as number[],
  brokenOff: [] as number[],
  /** Gladiators engaged with each other, a list for each encounter in progress. */
  encounters: [] as FighterId[][],
});

/** One side of a roll; `fighter` is NONE for the GM's side of an ordinary conflict. */
export type Side = ReturnType<typeof newSide>;

export const newSide = (fighter: FighterId) => ({
  fighter,
  background: false,
  gamble: 0,
  /** Dice of the last gamble. */
  lastGamble: 0,
  /** NPCs bought, and all whose help added dice or could have. */
  bought: [] as number[],
  used: [] as number[],
  judgment: 0,
  leaving: false,
  /** Meeting bonuses paid in this scene. */
  met: 0,
  /** Number of dice to roll, and the results. */
  due: 0,
  faces: [] as number[],
  ones: 0,
  /** Victories suffered, and those already distributed over ties. */
  loss: 0,
  allotted: 0,
});

/** Dice of a player's Judgment Pool, added to a side. */
export interface Backing {
  readonly seat: Seat;
  readonly side: number;
  dice: number;
}

/** Framing of a scene: who framed it, and whose scene it is. */
interface Framed {
  readonly framer: Seat;
  readonly isEncounter: boolean;
  readonly episode: number;
  readonly actor: FighterId;
}

/** A scene, from its framing to the consequences of its roll. */
export type Scene = ReturnType<typeof newScene>;

/** Creates a scene. The first one named builds first and sets the limit of gambles. */
export const newScene = ({ framer, isEncounter, episode, actor }: Framed, named: readonly FighterId[]) => ({
  framer,
  isEncounter,
  initiative: at(named, 0),
  sides: named.map(newSide),
  episode,
  actor,
  /** Index in the written episode; NONE for none. */
  problem: NONE,
  npcs: [] as number[],
  /** Index of the side, or the seat, to decide in the current step. */
  place: 0,
  /** Maximum gamble; NONE for no limit. */
  limit: NONE,
  /** `partners`: pairs under a truce when betrayals began. `betrayals`: by * PAIR + of. */
  partners: [] as number[],
  betrayals: [] as number[],
  backings: [] as Backing[],
  /** Indices of sides that may still take a reward. */
  rewards: [] as number[],
  /** NPC Gladiator of the cut-scene; NONE before it is chosen. */
  told: NONE,
});

/** A campaign in play: plain data, mutated in place, including the random generator. */
export type State = ReturnType<typeof newState>;

/** Largest number of ties with a row of its own in tallies; higher ones share it. */
export const TIES_COUNTED = 10;

/** Factors that can decide a comparison in an encounter, in the order of `Tally.swings`. */
export const SWINGS = ['gamble', 'ties', 'meeting', 'betrayal', 'judgment'] as const;

/** Sources of players' dice, in the order of the tally. `least` is the single die of a player who has no other. */
export const SOURCES = ['gamble', 'ties', 'background', 'judgment', 'least'] as const;

const BY_SEAT = ['turns', 'satOut', 'backgrounds', 'tiesMade', 'tiesLost', 'defeats', 'betrayals'] as const;
const BY_EPISODE = ['staged', 'episodeTurns'] as const;
/** Comparisons and wins by the number of ties of the player’s Gladiator. */
const BY_TIES = ['pairsByTies', 'winsByTies'] as const;
const BY_NPC = ['npcMet', 'npcTied'] as const;
/** Dice that players rolled, by source. */
const BY_SOURCE = ['conflictDice', 'encounterDice'] as const;
/**
 * `improvised`: unwritten episodes; `closed`: those that ran out of turns; `expected`: sum of the chances of success in
 * ordinary conflicts.
 */
const BY_LAYER = [
  ...(['episodes', 'improvised', 'closed', 'encounters', 'deaths'] as const),
  ...(['conflicts', 'won', 'expected', 'turns', 'satOut'] as const),
] as const;

export type LayerTally = Record<(typeof BY_LAYER)[number], number>;

/** Counters for playtests; the game never reads them. */
const emptyTally = ({ body, episodes, npcs }: Game, players: number) => ({
  ...zeros(BY_SEAT, players),
  ...zeros(BY_EPISODE, episodes.length),
  ...zeros(BY_NPC, npcs.length),
  ...zeros(BY_SOURCE, SOURCES.length),
  /** One for each written layer, and one for all layers below. */
  layers: [...body.layers, null].map(() => Object.fromEntries(BY_LAYER.map((name) => [name, 0])) as LayerTally),
  ...zeros(BY_TIES, TIES_COUNTED + 1),
  /** Comparisons decided by each swing. */
  swings: filled(SWINGS.length, 0),
  /** As the Core opened: its layer, and each player's pool and ties; NONE and empty before. */
  coreLayer: NONE,
  corePools: [] as number[],
  coreTies: [] as number[],
});

/** Creates the state of a table about to pick its Gladiators. */
export const newState = (game: Game, players: number, seed: number, hands: number[][]) => ({
  players,
  rng: seededRng(seed),
  phase: 'pick' as Phase,
  /** Seat to decide; NONE once the game is over. The GM's seat comes after the players'. */
  awaited: 0,
  /** Counted from 0. */
  layer: 0,
  isCore: false,
  fighters: upTo(players).map(() => newFighter(game.body.startPool)),
  episodes: [] as EpisodeInPlay[],
  /** By NPC: dead, mad or otherwise gone. */
  lost: filled(game.npcs.length, false),
  /** By seat: dice of the Judgment Pool. */
  judgment: filled(players, 0),
  /** By seat: NPC Gladiator whose encounter resumes at the seat's next turn; NONE for none. */
  resumes: filled<FighterId>(players, NONE),
  /** By seat: roster indices dealt for picking; empty if all choose from the pregens. */
  hands,
  turn: NONE,
  /** Gladiator offered a truce this turn; NONE before. */
  offered: NONE,
  scene: null as Scene | null,
  turns: 0,
  /** Consecutive layers in which no NPC Gladiator was placed, or none died. */
  idleLayers: 0,
  quietLayers: 0,
  /** NPC Gladiators placed, and killed, on this layer. */
  placed: 0,
  died: 0,
  ending: NONE,
  winners: [] as Seat[],
  tally: emptyTally(game, players),
});

/** The public state: everything except upcoming dice and tallies. */
export type Shown = Readonly<Omit<State, 'rng' | 'tally'>>;
