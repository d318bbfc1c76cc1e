import { memoize } from '@/lib/kernel/memoize';
import { titled, uniqueTitles } from '@/lib/tabletop/words/wording';
import type { Campaign, Episode } from './schema';

/** All written Gladiators in the order of the engine's roster: NPC Gladiators, then pregens. */
export const rosterOf = ({ npcGladiators, pregens }: Campaign) => [...npcGladiators, ...pregens];

/** NPCs of all episodes, in order. */
export const npcsOf = ({ episodes }: Campaign) => episodes.flatMap(({ npcs }) => npcs);

/** Display names of entries (problems by episode), unique within each kind, with defaults for unnamed ones. */
export const namesOf = memoize((body: Campaign) => ({
  gladiators: uniqueTitles('Gladiator', 'name', rosterOf(body)),
  npcs: uniqueTitles('NPC', 'name', npcsOf(body)),
  episodes: uniqueTitles('Episode', 'title', body.episodes),
  problems: body.episodes.map(({ problems }) => uniqueTitles('Problem', 'title', problems)),
  layers: uniqueTitles('Layer', 'name', body.layers),
}));

/** Names a layer, counted from 0, the surface: "Layer 2: The Sump"; unwritten layers have only a number. */
export const layerName = (body: Campaign, layer: number): string => {
  const name = body.layers[layer]?.name.trim();
  return name ? `Layer ${layer}: ${namesOf(body).layers[layer] ?? name}` : `Layer ${layer}`;
};

/** Returns the index of an episode's layer; undefined if it has none. */
export function layerOf({ layers }: Campaign, { layer }: Pick<Episode, 'layer'>): number | undefined {
  const place = layers.findIndex(({ id }) => id === layer);
  return place < 0 ? undefined : place;
}

/** Names of all NPCs by id. If several NPCs share an id, the first one counts. */
export const npcNames = (body: Campaign): ReadonlyMap<string, string> =>
  new Map(
    npcsOf(body)
      .map(({ id, name }) => [id, titled(name, 'NPC')] as const)
      .toReversed(),
  );
