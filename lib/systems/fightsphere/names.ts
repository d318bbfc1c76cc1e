import { titlesApart } from '@/lib/tabletop/apart';
import { titled } from '@/lib/tabletop/wording';
import type { Campaign, Episode } from './schema';

/** All written Gladiators in the order of the engine's roster: NPC Gladiators, then those for players. */
export const rosterOf = ({ npcGladiators, pregens }: Campaign) => [...npcGladiators, ...pregens];

/** What is called how in a campaign, each told apart from the others of its kind; none has no name. */
export interface Names {
  readonly gladiators: readonly string[];
  readonly npcs: readonly string[];
  readonly episodes: readonly string[];
  /** By episode. */
  readonly problems: readonly (readonly string[])[];
  readonly layers: readonly string[];
}

const known = new WeakMap<Campaign, Names>();

/** The names of a campaign; worked out once for each. */
export function namesOf(body: Campaign): Names {
  const names = known.get(body) ?? collect(body);
  known.set(body, names);
  return names;
}

function collect(body: Campaign): Names {
  const nameOf = ({ name }: { readonly name: string }) => name;
  const titleOf = ({ title }: { readonly title: string }) => title;
  return {
    gladiators: titlesApart('Gladiator', rosterOf(body).map(nameOf)),
    npcs: titlesApart(
      'NPC',
      body.episodes.flatMap(({ npcs }) => npcs.map(nameOf)),
    ),
    episodes: titlesApart('Episode', body.episodes.map(titleOf)),
    problems: body.episodes.map(({ problems }) => titlesApart('Problem', problems.map(titleOf))),
    layers: titlesApart('Layer', body.layers.map(nameOf)),
  };
}

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
export const npcNames = ({ episodes }: Campaign): ReadonlyMap<string, string> =>
  new Map(episodes.flatMap(({ npcs }) => npcs.map(({ id, name }) => [id, titled(name, 'NPC')] as const)).toReversed());
