import type { Count, Facts } from '@/lib/contract/authored';
import { NO_WAYS_OUT } from '@/lib/tabletop/contest';
import { thresholdOf } from './rules/thresholds';
import type { Campaign } from './schema';
import { COMMUNITIES } from './vocabulary';

/** What is prepared, and how hard each layer is. */
export function facts(body: Campaign): Facts {
  const { layers, episodes, npcGladiators, pregens } = body;
  const communities = episodes.flatMap((episode) => episode.communities);
  const sum = (list: 'problems' | 'npcs') => episodes.reduce((total, episode) => total + episode[list].length, 0);
  return {
    counts: [
      count('layers', 'layer', layers.length),
      count('episodes', 'episode', episodes.length),
      {
        ...count('communities', 'community', 0, 'communities'),
        count: Object.fromEntries(
          COMMUNITIES.map((kind) => [kind, communities.filter((community) => community.kind === kind).length]),
        ),
      },
      count('problems', 'problem', sum('problems')),
      count('npcs', 'NPC', sum('npcs')),
      count('gladiators', 'Gladiator', npcGladiators.length + pregens.length),
      count('npcGladiators', 'NPC Gladiator', npcGladiators.length),
      {
        ...count('thresholds', 'Threshold', 0),
        count: Object.fromEntries(layers.map((_, place) => [String(place), thresholdOf(body, place)])),
        isOneOf: true,
      },
    ],
    ...NO_WAYS_OUT,
  };
}

const count = (id: string, one: string, number: number, many = `${one}s`): Count => ({ id, one, many, count: number });
