import { remembered } from '@/lib/kernel/remembered';
import { titled, titlesApart } from '@/lib/tabletop/wording';
import type { Campaign, Episode } from './schema';

/** All written Gladiators in the order of the engine's roster: NPC Gladiators, then those for players. */
export const rosterOf = ({ npcGladiators, pregens }: Campaign) => [...npcGladiators, ...pregens];

/** NPCs of all episodes, in their order. */
export const npcsOf = ({ episodes }: Campaign) => episodes.flatMap(({ npcs }) => npcs);

/** What is called how in a campaign, problems by their episode, each told apart from the others of its kind; none has no name. */
export const namesOf = remembered((body: Campaign) => ({
  gladiators: titlesApart('Gladiator', 'name', rosterOf(body)),
  npcs: titlesApart('NPC', 'name', npcsOf(body)),
  episodes: titlesApart('Episode', 'title', body.episodes),
  problems: body.episodes.map(({ problems }) => titlesApart('Problem', 'title', problems)),
  layers: titlesApart('Layer', 'name', body.layers),
}));

/** "Layer 2: The Sump"; beyond those that are written, its number alone. Counted from 0, the surface. */
export const layerName = (body: Campaign, layer: number): string => {
  const name = body.layers[layer]?.name.trim();
  return name ? `Layer ${layer}: ${namesOf(body).layers[layer] ?? name}` : `Layer ${layer}`;
};

/** How deep an episode lies; undefined while it has no layer. */
export function layerOf({ layers }: Campaign, { layer }: Pick<Episode, 'layer'>): number | undefined {
  const place = layers.findIndex(({ id }) => id === layer);
  return place < 0 ? undefined : place;
}

/** Names of all NPCs by their ids, which may come from any episode; the first one has an id that several have. */
export const npcNames = (body: Campaign): ReadonlyMap<string, string> =>
  new Map(
    npcsOf(body)
      .map(({ id, name }) => [id, titled(name, 'NPC')] as const)
      .toReversed(),
  );
