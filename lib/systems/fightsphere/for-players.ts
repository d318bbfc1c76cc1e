import type { Campaign } from './schema';

const HIDDEN_EPISODE = { situation: '', communities: [], problems: [], suggested: [], openingScenes: [] };
const HIDDEN_CORE = { look: '', situation: '', openingScenes: [] };
const HIDDEN_NPC = { community: '', wants: '', tags: [] };
const HIDDEN_GLADIATOR = { backStory: '', tags: [], driveText: '', weapon: '', pool: null, relationships: [] };

/**
 * Removes the GM's secrets: hints, details of episodes and the Core, and everything about NPC Gladiators except the names and faces
 * that all displays show.
 */
export const forPlayers = (body: Campaign): Campaign => ({
  ...body,
  coreHints: [],
  declined: [],
  core: HIDDEN_CORE,
  episodes: body.episodes.map((episode) => ({
    ...episode,
    ...HIDDEN_EPISODE,
    npcs: episode.npcs.map((npc) => ({ ...npc, ...HIDDEN_NPC })),
  })),
  npcGladiators: body.npcGladiators.map((gladiator) => ({ ...gladiator, ...HIDDEN_GLADIATOR })),
});
