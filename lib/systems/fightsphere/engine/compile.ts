import type { Chosen } from '@/lib/contract/played';
import { areTyped } from '@/lib/tabletop/dice';
import { npcsOf } from '../names';
import { codeOfDrive } from '../rules/ratings';
import { tagSet, tagsOf } from '../rules/relevance';
import type { Campaign, Gladiator } from '../schema';

/** Bots have no GM who closes an episode in which nobody fights (ruling A29). */
const TURNS_PER_EPISODE = 60;

/** A campaign ready to be played, complete or not. */
export function compile(body: Campaign, chosen: Chosen = {}) {
  const { episodes, layers, npcGladiators, pregens, options, startPool } = body;
  const npcs = npcsOf(body);
  // Of NPCs with one id in several episodes, the first is meant.
  const npcAt = new Map(npcs.map(({ id }, i) => [id, i] as const).toReversed());
  const written = (gladiator: Gladiator, isNpc: boolean) => ({
    tags: tagsOf(gladiator),
    drive: codeOfDrive(gladiator.drive),
    /** Dice at the start. */
    pool: isNpc ? (gladiator.pool ?? startPool) : startPool,
    ties: isNpc ? tiesOf(gladiator, npcAt) : [],
  });
  const before = (episode: number) => episodes.slice(0, episode).reduce((sum, one) => sum + one.npcs.length, 0);
  return {
    body,
    rules: options,
    /** NPC Gladiators, then pregens; and how many of them are NPC Gladiators. */
    roster: [...npcGladiators.map((one) => written(one, true)), ...pregens.map((one) => written(one, false))],
    npcGladiators: npcGladiators.length,
    /** NPCs of all episodes, in their order. */
    npcs: npcs.map((npc) => ({ tags: tagsOf(npc) })),
    episodes: episodes.map(({ layer, problems, npcs: list }, i) => ({
      /** NONE where the file names no layer. */
      layer: layers.findIndex(({ id }) => id === layer),
      npcs: list.map((_, index) => before(i) + index),
      /** By problem: what backgrounds it meets. */
      problems: problems.map(({ backgroundTags }) => tagSet(backgroundTags)),
    })),
    turnsPerEpisode: body.turnsPerEpisode ?? TURNS_PER_EPISODE,
    /** A table rolls the dice and types their faces in. */
    isTyped: areTyped(chosen),
  };
}

/** Ties to NPCs that exist, one to each. */
function tiesOf({ relationships }: Gladiator, npcAt: ReadonlyMap<string, number>) {
  const bases = new Map<number, number>();
  for (const { npc, base } of relationships) {
    const place = npcAt.get(npc);
    if (place !== undefined && !bases.has(place)) bases.set(place, base);
  }
  return [...bases].map(([npc, base]) => ({ npc, base }));
}
