import type { Campaign } from './schema';

const UNTOLD_EPISODE = { situation: '', communities: [], problems: [], suggested: [], openingScenes: [] };
const UNTOLD_NPC = { community: '', wants: '', tags: [] };
const UNTOLD_GLADIATOR = { backStory: '', tags: [], driveText: '', weapon: '', pool: null, relationships: [] };

/**
 * Removes the GM's secrets: hints, details of episodes, and everything about NPC Gladiators except the names and faces
 * that all displays show.
 */
export const forPlayers = (body: Campaign): Campaign => ({
  ...body,
  coreHints: [],
  declined: [],
  episodes: body.episodes.map((episode) => ({
    ...episode,
    ...UNTOLD_EPISODE,
    npcs: episode.npcs.map((npc) => ({ ...npc, ...UNTOLD_NPC })),
  })),
  npcGladiators: body.npcGladiators.map((gladiator) => ({ ...gladiator, ...UNTOLD_GLADIATOR })),
});
