import type { Chosen } from '@/lib/contract/played';
import { areTyped } from '@/lib/tabletop/dice/dice';
import { npcsOf } from '../names';
import { codeOfDrive } from '../rules/ratings';
import { tagSet, tagsOf } from '../rules/relevance';
import type { Campaign, Gladiator } from '../schema';

/** Default turn limit of an episode: with bots, no GM closes an episode in which nobody fights (ruling A29). */
const TURNS_PER_EPISODE = 60;

/** Compiles a campaign into a game. The campaign may be incomplete. */
export function compile(body: Campaign, chosen: Chosen = {}) {
  const { episodes, layers, npcGladiators, pregens, options, startPool } = body;
  const npcs = npcsOf(body);
  // If several NPCs share an id, the first one counts.
  const npcAt = new Map(npcs.map(({ id }, i) => [id, i] as const).toReversed());
  const written = (gladiator: Gladiator, isNpc: boolean) => ({
    tags: tagsOf(gladiator),
    drive: codeOfDrive(gladiator.drive),
    /** Initial Conflict Pool. */
    pool: isNpc ? (gladiator.pool ?? startPool) : startPool,
    ties: isNpc ? tiesOf(gladiator, npcAt) : [],
  });
  const before = (episode: number) => episodes.slice(0, episode).reduce((sum, one) => sum + one.npcs.length, 0);
  return {
    body,
    rules: options,
    /** NPC Gladiators, then pregens; `npcGladiators` is the number of the former. */
    roster: [...npcGladiators.map((one) => written(one, true)), ...pregens.map((one) => written(one, false))],
    npcGladiators: npcGladiators.length,
    /** NPCs of all episodes, in order. */
    npcs: npcs.map((npc) => ({ tags: tagsOf(npc) })),
    episodes: episodes.map(({ layer, problems, npcs: list }, i) => ({
      /** NONE if the file names no layer. */
      layer: layers.findIndex(({ id }) => id === layer),
      npcs: list.map((_, index) => before(i) + index),
      /** Tag set by problem. */
      problems: problems.map(({ backgroundTags }) => tagSet(backgroundTags)),
    })),
    turnsPerEpisode: body.turnsPerEpisode ?? TURNS_PER_EPISODE,
    /** The table rolls real dice and types the results. */
    isTyped: areTyped(chosen),
  };
}

/** Returns ties to existing NPCs; the first of several to one NPC. */
function tiesOf({ relationships }: Gladiator, npcAt: ReadonlyMap<string, number>) {
  const bases = new Map<number, number>();
  for (const { npc, base } of relationships) {
    const place = npcAt.get(npc);
    if (place !== undefined && !bases.has(place)) bases.set(place, base);
  }
  return [...bases].map(([npc, base]) => ({ npc, base }));
}
