import { filled, zeros } from '@/lib/kernel/filled';
import { type Game, NONE } from './game';

/** Ties are told apart as far as this. */
export const TIES_TOLD = 10;

/** What can turn a comparison in an encounter, in the order of `Tally.swings`. */
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
export const emptyTally = ({ body, episodes, npcs }: Game, players: number) => ({
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
