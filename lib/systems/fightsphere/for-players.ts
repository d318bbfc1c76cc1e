import type { Campaign } from './schema';

const UNTOLD_EPISODE = { situation: '', communities: [], problems: [], suggested: [], openingScenes: [] };
const UNTOLD_NPC = { community: '', wants: '', tags: [] };
const UNTOLD_GLADIATOR = { backStory: '', tags: [], driveText: '', weapon: '', pool: null, relationships: [] };

/**
 * A campaign without what the GM prepares: hints, what is going on in episodes, and all of NPC Gladiators but the names
 * and faces that every display shows.
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
