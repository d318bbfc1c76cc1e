import { apart } from '@/lib/tabletop/apart';
import { capital } from '@/lib/tabletop/wording';
import type { Campaign } from './schema';

/** All written Gladiators in the order of the engine's roster: NPC Gladiators, then those for players. */
export const rosterOf = ({ npcGladiators, pregens }: Campaign) => [...npcGladiators, ...pregens];

/** A name in a sentence of its own, in one line. */
const title = (name: string, noun: string, i: number): string => {
  const line = name.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return line === '' ? `${noun} ${i + 1}` : capital(line);
};

const titles = (names: readonly string[], noun: string): readonly string[] =>
  names.map((name, i) => title(name, noun, i));

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
  const distinct = (list: readonly string[]) => list.map((_, i) => apart(list, i));
  const { episodes, layers } = body;
  return {
    gladiators: distinct(
      titles(
        rosterOf(body).map(({ name }) => name),
        'Gladiator',
      ),
    ),
    npcs: distinct(
      titles(
        episodes.flatMap(({ npcs }) => npcs.map(({ name }) => name)),
        'NPC',
      ),
    ),
    episodes: distinct(
      titles(
        episodes.map((episode) => episode.title),
        'Episode',
      ),
    ),
    problems: episodes.map(({ problems }) =>
      distinct(
        titles(
          problems.map((problem) => problem.title),
          'Problem',
        ),
      ),
    ),
    layers: distinct(
      titles(
        layers.map(({ name }) => name),
        'Layer',
      ),
    ),
  };
}

/** "Layer 2: The Sump"; beyond those that are written, its number alone. Counted from 0, the surface. */
export const layerName = (body: Campaign, layer: number): string => {
  const name = body.layers[layer]?.name.trim();
  return name ? `Layer ${layer}: ${namesOf(body).layers[layer] ?? name}` : `Layer ${layer}`;
};
