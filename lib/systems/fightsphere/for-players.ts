import type { Campaign } from './schema';

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
    situation: '',
    communities: [],
    problems: [],
    suggested: [],
    openingScenes: [],
    npcs: episode.npcs.map((npc) => ({ ...npc, community: '', wants: '', tags: [] })),
  })),
  npcGladiators: body.npcGladiators.map((gladiator) => ({
    ...gladiator,
    backStory: '',
    tags: [],
    driveText: '',
    weapon: '',
    pool: null,
    relationships: [],
  })),
});
