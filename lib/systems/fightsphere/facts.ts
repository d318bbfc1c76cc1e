import type { Facts } from '@/lib/contract/authored';
import { count, NO_WAYS_OUT } from '@/lib/tabletop/play/contest';
import { layerName } from './names';
import { thresholdOf } from './rules/ratings';
import type { Campaign } from './schema';
import { COMMUNITIES, COMMUNITY_LABELS } from './vocabulary';

/** Returns the number of prepared entries, and the Threshold of each layer. */
export function facts(body: Campaign): Facts {
  const { layers, episodes, npcGladiators, pregens } = body;
  const communities = episodes.flatMap((episode) => episode.communities);
  const sum = (list: 'problems' | 'npcs') => episodes.reduce((total, episode) => total + episode[list].length, 0);
  const byKind = Object.fromEntries(
    COMMUNITIES.map((kind) => [kind, communities.filter((one) => one.kind === kind).length]),
  );
  const thresholds = Object.fromEntries(layers.map((_, place) => [String(place), thresholdOf(body, place)]));
  const names = Object.fromEntries(layers.map((_, place) => [String(place), layerName(body, place)]));
  return {
    counts: [
      count('layers', 'layer', layers.length),
      count('episodes', 'episode', episodes.length),
      { ...count('communities', 'community', byKind, 'communities'), kinds: COMMUNITY_LABELS },
      count('problems', 'problem', sum('problems')),
      count('npcs', 'NPC', sum('npcs')),
      count('gladiators', 'Gladiator', npcGladiators.length + pregens.length),
      count('npcGladiators', 'NPC Gladiator', npcGladiators.length),
      { ...count('thresholds', 'Threshold', thresholds), isOneOf: true, kinds: names },
    ],
    ...NO_WAYS_OUT,
  };
}
