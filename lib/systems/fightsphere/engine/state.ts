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
/** What is to be decided: before a layer, until a scene is framed, in its conflict, and after it; or nothing any more. */
export type Phase = Gathering | Framing | Rolling | 'survive' | 'over';

/** A relationship. It rests for so many conflicts. */
export interface Tie {
  readonly npc: number;
  base: number;
  rest: number;
}

/** On their feet in an episode, out of it, the last on their feet there, in none, or dead. */
type Standing = 'in' | 'out' | 'last' | 'idle' | 'dead';

export type Fighter = ReturnType<typeof newFighter>;

export const newFighter = (pool: number) => ({
  /** Place in the roster; NONE for one that nobody has written. */
  written: NONE,
  drive: DEATH_WISH as DriveCode,
  switched: false,
  /** Dice; below 0 for those who have just fallen. */
  pool,
  ties: [] as Tie[],
  standing: 'idle' as Standing,
  /** Place in `State.episodes`; NONE for none. */
  episode: NONE,
});

/** An episode of this layer. Pairs are numbers (pairs.ts). */
export type EpisodeInPlay = ReturnType<typeof newEpisode>;

export const newEpisode = () => ({
  /** NONE where nobody has written one. */
  written: NONE,
  turns: 0,
  open: true,
  /** Pairs that have been paid for meeting, that have a truce, and whose encounter was broken off. */
  met: [] as number[],
  truces: [] as number[],
  brokenOff: [] as number[],
  /** Who is engaged with whom: a list for each encounter that is not over. */
  encounters: [] as FighterId[][],
});

/** One who rolls; NONE for the GM's side of an ordinary conflict. */
export type Side = ReturnType<typeof newSide>;

export const newSide = (fighter: FighterId) => ({
  fighter,
  background: false,
  gamble: 0,
  /** The last dice gambled at once. */
  lastGamble: 0,
  /** NPCs whose help was bought, and all whose help added dice or could have. */
  bought: [] as number[],
  used: [] as number[],
  judgment: 0,
  leaving: false,
  /** Meeting bonus that was paid in this scene. */
  met: 0,
  /** How many dice are due, and what they showed. */
  due: 0,
  faces: [] as number[],
  ones: 0,
  /** Victories suffered, and how many of them ties have taken. */
  loss: 0,
  allotted: 0,
});

/** Dice of somebody's Judgment Pool, for a side. */
export interface Backing {
  readonly seat: Seat;
  readonly side: number;
  dice: number;
}

/** Whose scene it is, or who frames an encounter; and who framed it. */
interface Framed {
  readonly framer: Seat;
  readonly isEncounter: boolean;
  readonly episode: number;
  readonly actor: FighterId;
}

/** A scene from its framing to what comes of its roll. */
export type Scene = ReturnType<typeof newScene>;

/** The one who is named first builds first, and sets the limit of the gamble. */
export const newScene = ({ framer, isEncounter, episode, actor }: Framed, named: readonly FighterId[]) => ({
  framer,
  isEncounter,
  initiative: at(named, 0),
  sides: named.map(newSide),
  episode,
  actor,
  /** Place in the written episode; NONE for none. */
  problem: NONE,
  npcs: [] as number[],
  /** The side, or the seat, whose decision is awaited in the present step. */
  place: 0,
  /** The most dice that may be gambled; NONE for no limit. */
  limit: NONE,
  /** Pairs of participants under a truce as betrayals began; who betrayed whom: by * PAIR + of. */
  partners: [] as number[],
  betrayals: [] as number[],
  backings: [] as Backing[],
  /** Places of sides that may still take a reward. */
  rewards: [] as number[],
  /** The NPC Gladiator of the cut-scene; NONE for none yet. */
  told: NONE,
});

/** A campaign in play. Plain data, changed in place; the dice lie inside. */
export type State = ReturnType<typeof newState>;

/** Ties are told apart as far as this. */
export const TIES_TOLD = 10;

/** Dice that can decide a comparison in an encounter, in the order of `Tally.swings`. */
export const SWINGS = ['gamble', 'ties', 'meeting', 'betrayal', 'judgment'] as const;

const BY_SEAT = ['turns', 'satOut', 'backgrounds', 'tiesMade', 'tiesLost', 'defeats', 'betrayals'] as const;
const BY_EPISODE = ['staged', 'episodeTurns'] as const;
/** By number of ties of a player’s Gladiator, as its pair is compared: pairs, and pairs won. */
const BY_TIES = ['pairsByTies', 'winsByTies'] as const;
const BY_NPC = ['npcMet', 'npcTied'] as const;
/** `improvised` are episodes that nobody had written; `expected` sums the chances of ordinary conflicts before their rolls. */
const BY_LAYER = [
  ...(['episodes', 'improvised', 'encounters', 'deaths'] as const),
  ...(['conflicts', 'won', 'expected', 'turns', 'satOut'] as const),
] as const;

export type LayerTally = Record<(typeof BY_LAYER)[number], number>;

/** Counts for playtests; the game itself never looks at them. */
const emptyTally = ({ body, episodes, npcs }: Game, players: number) => ({
  ...zeros(BY_SEAT, players),
  ...zeros(BY_EPISODE, episodes.length),
  ...zeros(BY_NPC, npcs.length),
  /** Those that are written, and a last one for all below. */
  layers: [...body.layers, null].map(() => Object.fromEntries(BY_LAYER.map((name) => [name, 0])) as LayerTally),
  ...zeros(BY_TIES, TIES_TOLD + 1),
  /** Pairs that would have gone otherwise without. */
  swings: filled(SWINGS.length, 0),
  /** As the Core opened: its layer, and each player's pool and ties; NONE and empty before. */
  coreLayer: NONE,
  corePools: [] as number[],
  coreTies: [] as number[],
});

/** A table about to pick its Gladiators. */
export const newState = (game: Game, players: number, seed: number, hands: number[][]) => ({
  players,
  rng: seededRng(seed),
  phase: 'pick' as Phase,
  /** Whose decision is awaited; NONE once it is over. The GM has the seat after the players. */
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
  /** By seat: an NPC Gladiator whose encounter with it goes on at its next turn; NONE for none. */
  resumes: filled<FighterId>(players, NONE),
  /** Picking: by seat, roster places that it was dealt; empty where all choose from the pregens. */
  hands,
  /** Whose turn it is. */
  turn: NONE,
  /** The one to whom a truce is offered this turn; NONE before. */
  offered: NONE,
  scene: null as Scene | null,
  turns: 0,
  /** Layers running in which no NPC Gladiator was placed, or none died. */
  idleLayers: 0,
  quietLayers: 0,
  /** NPC Gladiators placed and dead on this layer. */
  placed: 0,
  died: 0,
  ending: NONE,
  winners: [] as Seat[],
  tally: emptyTally(game, players),
});

/** The whole table, but for the dice to come and what only playtests count. */
export type Shown = Readonly<Omit<State, 'rng' | 'tally'>>;
