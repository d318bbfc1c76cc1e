import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import { type Campaign, type Episode, type Gladiator, schema } from '@/lib/systems/fightsphere/schema';
import { COMMUNITIES, DRIVES } from '@/lib/systems/fightsphere/vocabulary';

const TAGS = ['debts', 'Driving', 'medicine', 'a bad knee', 'cards'];

/** Generates any campaign: empty texts, too much of everything, ties to missing entries, and every option. */
export function randomCampaign(seed: number): Campaign {
  const rng = seededRng(seed);
  const one = <T>(list: readonly T[]): T => list[below(rng, list.length)] as T;
  const chance = (of: number) => below(rng, of) === 0;
  const layers = many(rng, 4).map((i) => ({
    id: `l${i}`,
    name: `Layer ${i}`,
    look: '',
    thresholdOverride: chance(4) ? one([0, 1, 3, 8, 20]) : null,
    techFrequency: 10 * i,
  }));
  const episodes = many(rng, 7).map((i) => randomEpisode(rng, i, `l${below(rng, layers.length + 1)}`));
  const npcs = ['', 'gone', ...episodes.flatMap(({ npcs }) => npcs.map(({ id }) => id))];
  const gladiators = (stem: string, count: number): Gladiator[] =>
    Array.from({ length: count }, (_, i) => ({
      id: `${stem}${i}`,
      name: chance(9) ? '' : `${stem} ${i}`,
      face: '',
      backStory: '',
      tags: tags(rng, TAGS),
      drive: one(DRIVES),
      driveText: '',
      weapon: '',
      pool: chance(3) ? one([0, 1, 4, 9, 30]) : null,
      relationships: many(rng, 5).map((tie) => ({ id: `t${tie}`, npc: one(npcs), base: 1 + below(rng, 4) })),
    }));
  return schema.parse({
    worldOfOrigin: '',
    coreHints: [],
    startPool: one([1, 3, 5, 5, 12]),
    threshold: { start: one([0, 2, 5, 5, 9]), step: one([-2, 0, 1, 1, 4]) },
    gladiatorsPerPlayer: chance(2) ? 2 : 2 + below(rng, 5),
    turnsPerEpisode: chance(2) ? null : 1 + below(rng, 30),
    layers,
    episodes,
    npcGladiators: gladiators('gladiator', below(rng, 14)),
    pregens: gladiators('pregen', below(rng, 9)),
    options: {
      tieFails: chance(2),
      restUnit: one(['own', 'episode'] as const),
      encounterReward: one(['none', 'standard'] as const),
      encounterCooldown: chance(2),
      disengageHarm: one(['normal', 'none'] as const),
      npcDisengage: chance(2),
      betrayalBonusUsableThisRoll: chance(2),
      npcLastStanding: one(['gains', 'unchanged'] as const),
      npcAlone: one(['oneSurvives', 'allSurvive'] as const),
      coreTie: one(['highestPool', 'shared'] as const),
      npcGladiatorsFrom: one(['scenario', 'players'] as const),
    },
    core: { look: '', situation: '', openingScenes: [] },
    declined: [],
  } satisfies Campaign);
}

/** Indices 0, 1, 2 … of a random number of entries below `limit`. */
const many = (rng: Rng, limit: number): readonly number[] => Array.from({ length: below(rng, limit) }, (_, i) => i);

const tags = (rng: Rng, list: readonly string[]) =>
  list.filter(() => below(rng, 3) === 0).map((tag) => ({ id: tag.replaceAll(' ', '-'), tag }));

function randomEpisode(rng: Rng, i: number, layer: string): Episode {
  const communities = many(rng, 4).map((c) => ({
    id: `c${i}-${c}`,
    kind: COMMUNITIES[below(rng, COMMUNITIES.length)] ?? 'gang',
    name: `Community ${c}`,
    wants: '',
    fears: '',
    text: '',
    leader: `n${i}-${below(rng, 3)}`,
  }));
  return {
    id: `e${i}`,
    title: `Episode ${i}`,
    layer,
    situation: '',
    communities,
    problems: many(rng, 4).map((p) => ({
      id: `p${i}-${p}`,
      title: `Problem ${p}`,
      text: '',
      sides: communities.map(({ id }) => ({ id: `s${id}`, community: id })),
      ifIgnored: '',
      conflictSeeds: [],
      backgroundTags: tags(
        rng,
        TAGS.map((tag) => tag.toUpperCase()),
      ),
    })),
    npcs: many(rng, below(rng, 20) === 0 ? 40 : 6).map((n) => ({
      id: `n${i}-${n}`,
      name: `Somebody ${n}`,
      role: '',
      picture: '',
      community: `c${i}-${below(rng, 4)}`,
      wants: '',
      tags: tags(rng, TAGS),
    })),
    suggested: [],
    openingScenes: [],
  };
}
